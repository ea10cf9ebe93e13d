/** Subject of the mail that tells the team of a lead: the browser's call, our own mail and the relay have the same. */
export const leadSubject = (name: string) => `New Lead Form Submission from ${name}`

/** Subject of the mail that thanks the visitor: answers are in its thread, so they have the same. */
export const thanksSubject = 'We have your message'
