import type { Source } from './sources.ts'

/** Words of the site as they are said: under their heading where they need it, and with what the page says of them. */
export function spoken({ quote, heading, page, caveats, needsHeading }: Source): string {
  const words = /[.?!…:]["”’]?$/.test(quote) ? quote : `${quote.replace(/[;,]$/, '')}.`
  const place = heading ? `Under “${heading}”, ${page} says: ` : `On ${page}: `
  return [needsHeading ? place + words : words, caveats].filter(Boolean).join(' ')
}
