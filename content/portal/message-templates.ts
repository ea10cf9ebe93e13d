/** Approved messages of the sample bank: the only ones WhatsApp lets through outside the 24 hours. */
export interface MessageTemplate {
  id: string
  name: string
  /** With `{name}` (and the space before it) and `{reason}` to be filled in. */
  text: string
}

export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'go-on',
    name: 'Go on with a request',
    text: 'Hello{name}, this is Kaveri Bank about “{reason}”. Answer this message and we go on from here.',
  },
  {
    id: 'paper-missing',
    name: 'A paper is missing',
    text: 'Hello{name}, one paper is still missing for “{reason}”. Answer with a photo, or ask us for help.',
  },
  {
    id: 'may-we-call',
    name: 'May we call',
    text: 'Hello{name}, we would like to finish “{reason}” with you. May a colleague call today? Answer yes or no.',
  },
]
