import { createContext, Script } from 'node:vm'
import EmailReplyParser from 'email-reply-parser'
import type { ReplyPart } from '../../sales-desk/wire/leads.ts'

type Folded = ReturnType<EmailReplyParser['read']>

/** Milliseconds. Its expressions can take hours over a text made for that; a real mail takes one or two. */
export const longestFolding = 1_000
/** Characters with which nothing takes long, whatever they are. */
const harmless = 1_000

/** A stretch of underscores, or headers in a row, is how Outlook begins what it repeats. */
const outlookQuote =
  /^(?:_{20,}\n+)?(?:\*?(?:From|Von|De|प्रेषक)\s?:\*? .+\n)(?:\*?(?:Sent|Date|Gesendet|Envoyé|भेजा गया|दिनांक)\s?:\*? .+\n)/mu

const read = (text: string): Folded => new EmailReplyParser().read(text)

// Only a script of this kind can be ended while it runs. Making its world takes far longer than the folding: it is made once.
const world = createContext({ read, text: '' })
const fold = new Script('read(text)')

function readInTime(text: string): Folded {
  world['text'] = text
  return fold.runInContext(world, { timeout: longestFolding }) as Folded
}

/** The pieces of a mail's text, in their order: what is new, and what repeats earlier mails or signs. */
export function foldQuotes(text: string): ReplyPart[] {
  const at = outlookQuote.exec(text)?.index ?? text.length
  const [fresh, repeated] = [text.slice(0, at), text.slice(at)]
  const parts = partsOf(fresh)
  if (repeated.trim() !== '') parts.push({ text: repeated.trim(), quoted: true })
  // Whoever forwards without a word of their own has something to show all the same.
  return parts.some(({ quoted }) => !quoted)
    ? parts
    : parts.map((part) => ({ text: part.text, quoted: false }))
}

/** Who wrote what is quoted below, in whichever language: it names an address and ends with a colon. */
const quoteHead = /(?:^|\n)[^\n]*<[^<>\s]+@[^<>\s]+>[^\n]*:\s*$/

/** Moves the line above a quote to the quote. */
function withoutQuoteHead(part: ReplyPart, at: number, parts: ReplyPart[]): void {
  const next = parts[at + 1]
  const head = quoteHead.exec(part.text)
  if (part.quoted || !next?.text.startsWith('>') || !head) return
  part.text = part.text.slice(0, head.index)
  next.text = `${head[0].trim()}\n${next.text}`
}

function partsOf(text: string): ReplyPart[] {
  try {
    const parts: ReplyPart[] = []
    for (const fragment of (text.length > harmless ? readInTime : read)(text).getFragments()) {
      const [words, quoted] = [fragment.getContent(), fragment.isQuoted() || fragment.isSignature()]
      const last = parts.at(-1)
      if (last && (last.quoted === quoted || words.trim() === '')) last.text += `\n${words}`
      else parts.push({ text: words, quoted })
    }
    parts.forEach(withoutQuoteHead)
    return parts
      .map(({ text: words, quoted }) => ({ text: words.trim(), quoted }))
      .filter((part) => part.text !== '')
  } catch {
    return text.trim() === '' ? [] : [{ text: text.trim(), quoted: false }]
  }
}
