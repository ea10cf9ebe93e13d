import { portalContact } from '../../portal/content/shell-words.ts'
import { estimateOpening } from '../../site/content/pricing.ts'
import type { SiteFiles } from '../web/site-files.ts'

/** Removes the site's own first line, with which its buttons open the form; the rest is what somebody wrote. */
export type OwnWords = (message: string) => string

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const decoded = (html: string) =>
  html.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? '')
const tidy = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const anyDesk = 'any desk'
const [beforeDesk = '', afterDesk = ''] = portalContact.lockedDesk.firstLine(anyDesk).split(anyDesk)

/** Lines made in the browser: for the estimate with its sums, and for the demo portal. */
const made = [
  new RegExp(`^${literal(estimateOpening)}(?:[^₹\n]{1,200}₹[\\d,]+(?: a month)?\\.?)*`),
  new RegExp(`^${literal(portalContact.menu.firstLine)}`),
  new RegExp(`^${literal(beforeDesk)}.{1,60}?${literal(afterDesk)}`),
]

/**
 * Reads the buttons' lines from the built pages, so that a new button needs no entry here. A question on the
 * assistant's page counts as well: pressed there and passed on, it is the message's first line.
 */
export function ownFirstLines({ files }: SiteFiles): OwnWords {
  const htmlOf = (address: string) =>
    decoded(new TextDecoder().decode(files.get(address)?.bodies.get('identity') ?? new Uint8Array()))
  const lines = new Set<string>()
  for (const [address, { type }] of files) {
    if (!type.startsWith('text/html')) continue
    const html = new TextDecoder().decode(files.get(address)?.bodies.get('identity'))
    for (const [, line = ''] of html.matchAll(/data-contact-first-line="([^"]+)"/g))
      lines.add(tidy(decoded(line)))
  }
  const longestFirst = [...lines].toSorted((a, b) => b.length - a.length)
  const questions = new Set(
    [...htmlOf('/agent').matchAll(/>([^<>]{10,}\?)</g)].map(([, question = '']) => tidy(question)),
  )
  return (message) => {
    const [first = '', ...others] = message.split('\n')
    if (questions.has(tidy(first))) return tidy(others.join(' '))
    const whole = tidy(message)
    const line = longestFirst.find((own) => whole.startsWith(own))
    if (line !== undefined) return whole.slice(line.length).trim()
    return made.reduce((rest, pattern) => rest.replace(pattern, ''), whole).trim()
  }
}
