import type { Source } from './sources.ts'

/** Words of the site as spoken: with their heading if needed, and with the page's caveats. */
export function spoken({ quote, heading, page, caveats, needsHeading }: Source): string {
  const words = /[.?!…:]["”’]?$/.test(quote) ? quote : `${quote.replace(/[;,]$/, '')}.`
  const place = heading ? `Under “${heading}”, ${page} says: ` : `On ${page}: `
  return [needsHeading ? place + words : words, caveats].filter(Boolean).join(' ')
}
