/**
 * What is at the contact form, with a link to the privacy policy behind it: purpose, period and rights. The version
 * is kept with each lead: whoever changes the text gives it the next version.
 */
export const leadNotice = {
  version: '2',
  text: 'We use this, and the page and campaign that led you here, only to answer you, and keep it for 12 months after our last exchange. You may see, correct or erase it.',
} as const
