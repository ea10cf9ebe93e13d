/** Where WhatsApp opens links to a number. */
export const whatsappOrigin = 'https://wa.me'

/** Opens a conversation with a number in E.164, with a text that the visitor can still edit. */
export const whatsappLink = (e164: string, text = ''): string =>
  `${whatsappOrigin}/${e164.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text.toWellFormed())}`}`
