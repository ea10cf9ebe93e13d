import { Fragment } from 'react'
import { site } from '../../../content/site.ts'

const ownAddresses: readonly string[] = Object.values(site.email)

/** The text, with each of the company's e-mail addresses in it as a link. Static. */
export function LinkedText({ text }: { text: string }) {
  let end = 0
  return splitAtAddresses(text).map((part) => {
    const start = end
    end += part.length
    return ownAddresses.includes(part) ? (
      <a key={start} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    )
  })
}

/** Cuts a text before and after each address, so that joining the parts gives the text again. */
function splitAtAddresses(text: string): string[] {
  let parts = [text]
  for (const address of ownAddresses) {
    parts = parts.flatMap((part) =>
      part.split(address).flatMap((piece, at) => (at === 0 ? [piece] : [address, piece])),
    )
  }
  return parts.filter(Boolean)
}
