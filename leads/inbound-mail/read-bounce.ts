import { cleanLine } from '../../common/lead/clean-text.ts'
import { idsIn, type IncomingMail } from './incoming-mail.ts'

/** A mail that bounced. */
export interface Bounce {
  /** The mail may be any of these; without angle brackets. */
  ids: readonly string[]
  /** In the mail server's words. */
  reason: string
}

const longestReason = 300

/** A report's account of a bounced mail; undefined if the mail is only late, or did arrive. */
export function readBounce({ reports, references, text }: IncomingMail): Bounce | undefined {
  const told = reports.filter((report) => /^(?:Action|Final-Recipient):/im.test(report))
  const failed = told.flatMap((report) => unfolded(report).split(/\r?\n\r?\n/)).find(isFailed)
  if (told.length > 0 && failed === undefined) return undefined
  const returned = [...reports.filter((report) => !told.includes(report)), text]
  const named = returned.flatMap((part) =>
    [...unfolded(part).matchAll(/^\s*Message-ID:(.*)$/gim)].flatMap(([, line = '']) => idsIn(line)),
  )
  return {
    ids: [...named, ...references],
    reason: cleanLine(failed === undefined ? wordsOf(text) : reasonIn(failed)).slice(0, longestReason),
  }
}

const unfolded = (headers: string) => headers.replace(/\r?\n[ \t]+/g, ' ')
const field = (block: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'im')
    .exec(block)?.[1]
    ?.replace(/^\s*(?:smtp|x-[\w-]+);/i, '')
    .trim()

const isFailed = (block: string) => field(block, 'Action')?.toLowerCase() === 'failed'
const reasonIn = (block: string) =>
  field(block, 'Diagnostic-Code') || field(block, 'Status') || 'No reason given'

/** For a report in plain words, the line with a mail server's refusal, or its beginning. */
const wordsOf = (text: string) =>
  /^.*\b5\d\d[ -].*$/m.exec(text)?.[0] ?? (text.split(/\n{2,}/)[0] || 'No reason given')
