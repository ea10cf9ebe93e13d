import { createContext, Script } from 'node:vm'
import EmailReplyParser from 'email-reply-parser'
import type { ReplyPart } from '../../sales-desk/wire/leads.ts'

type Folded = ReturnType<EmailReplyParser['read']>

/** Milliseconds. Its expressions can take hours over a malicious text; a real mail takes one or two. */
export const longestFolding = 1_000
/** Number of characters that is always fast. */
const harmless = 1_000

/** Outlook begins a quotation with a line of underscores, or headers in a row. */
const outlookQuote =
  /^(?:_{20,}\n+)?(?:\*?(?:From|Von|De|प्रेषक)\s?:\*? .+\n)(?:\*?(?:Sent|Date|Gesendet|Envoyé|भेजा गया|दिनांक)\s?:\*? .+\n)/mu

const read = (text: string): Folded => new EmailReplyParser().read(text)

// Only such a script can be terminated. Creating its context takes far longer than the folding: done once.
const world = createContext({ read, text: '' })
const fold = new Script('read(text)')

function readInTime(text: string): Folded {
  world['text'] = text
  return fold.runInContext(world, { timeout: longestFolding }) as Folded
}

/** The pieces of a mail's text, in order: what is new, and what quotes earlier mails or is a signature. */
export function foldQuotes(text: string): ReplyPart[] {
  const at = outlookQuote.exec(text)?.index ?? text.length
  const [fresh, repeated] = [text.slice(0, at), text.slice(at)]
  const parts = partsOf(fresh)
  if (repeated.trim() !== '') parts.push({ text: repeated.trim(), quoted: true })
  // A forwarded mail without a word of its own still shows something.
  return parts.some(({ quoted }) => !quoted)
    ? parts
    : parts.map((part) => ({ text: part.text, quoted: false }))
}

/** The attribution line above a quote, in any language: it contains an address and ends with a colon. */
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
