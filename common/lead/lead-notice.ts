/**
 * The notice at the contact form, linked to the privacy policy behind it: purpose, period and rights. The version
 * is stored with each lead: if you change the text, give it the next version.
 */
export const leadNotice = {
  version: '2',
  text: 'We use this, and the page and campaign that led you here, only to answer you, and keep it for 12 months after our last exchange. You may see, correct or erase it.',
} as const
