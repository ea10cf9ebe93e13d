/** The contact dialog. Its toasts are in site/contact/lead-toasts.ts, the notice at its button in common/lead/lead-notice.ts. */
export const contactWords = {
  /** Used unless the button that opens it has its own heading. */
  heading: 'Tell us about your calls.',
  lead: 'A person from our team reads every message. We will get back to you within 24 hours.',
  required: 'All fields are required.',
  /** Shown below the message that a country code is missing. */
  otherCode: 'Is yours not listed? Begin the number with + and the code.',
  /** Shown below the label “Message”. */
  ask: 'What should the assistant take on first?',
  example: 'For example: 12,000 renewal calls a month, in Hindi and Marathi.',
  /** A button, for when the scripts of an open page are gone because a new version of the site is online. */
  renewed: 'There is a new version of this page. Load it to go on: what you have typed stays.',
  notSent: 'Your message was not sent. What you typed is still here: please try again.',
}
