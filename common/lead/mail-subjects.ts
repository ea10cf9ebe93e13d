/** Subject of the mail that tells the team about a lead: the browser's call, our own mail and the relay share it. */
export const leadSubject = (name: string) => `New Lead Form Submission from ${name}`

/** Subject of the thank-you mail to the visitor: answers are in its thread, so they share it. */
export const thanksSubject = 'We have your message'
