/**
 * What stands at the contact form about what becomes of the message. The version is kept with each lead: whoever
 * changes the text gives it the next version.
 */
export const leadNotice = {
  version: '1',
  text: 'We will get back to you within 24 hours. By sending this you accept our privacy policy.',
} as const
