import { domainToUnicode } from 'node:url'
import { leadFields } from '../../common/lead/lead-fields.ts'
import { withPlainDigits } from '../../common/lead/plain-digits.ts'
import type { LeadReply } from '../../sales-desk/wire/leads.ts'
import type { Row } from './database.ts'
import { identityOf } from './email-identity.ts'
import { sql, type Sql } from './sql.ts'

/**
 * The definition of a word in the search for leads, on both databases: they store these words as they are, and have no
 * rules of their own. Typed text is split in the same way.
 */

const longestWord = 60
/** A text with more different words than this is not searched to its end. */
const mostWords = 10_000

/** Scripts that leave no space between words. */
const spaceless =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u
/** For those, every piece of this many characters is a word. */
const pieceLength = 3

/** Digits in groups, as in telephone numbers: together they are one number. */
const digitGroups = /\d+(?:[ \t().\-/]{1,3}\d+)*/g
const shortestNumber = 7
/** A number is found from any digit on with at least this many after it, with or without the code. */
const shortestEnding = 4
/** Typed text counts without codes in front. */
const longestNumber = 10

/** Lower case without accents, composed alike, with plain digits and no invisible characters. */
function plain(text: string): string {
  const composed = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
  return withPlainDigits(composed)
}

const split = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)

/** Runs of a script without spaces, and what is between them. */
const runsOf = (word: string) => word.split(new RegExp(`(${spaceless.source}+)`, 'u')).filter(Boolean)

function piecesOf(run: string): string[] {
  const signs = [...run]
  return signs.map((_, start) => signs.slice(start, start + pieceLength).join(''))
}

/** The words under which a text is found. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  const given = plain(text)
  for (const word of split(given)) {
    if (words.size >= mostWords) break
    words.add(word.slice(0, longestWord))
    if (spaceless.test(word))
      for (const run of runsOf(word))
        for (const piece of spaceless.test(run) ? piecesOf(run) : [run]) words.add(piece)
  }
  for (const [groups] of given.matchAll(digitGroups)) {
    const number = groups.replace(/\D/g, '').slice(0, longestWord)
    if (number.length < shortestNumber || words.size >= mostWords) continue
    for (let start = 0; start <= number.length - shortestEnding; start++) words.add(number.slice(start))
  }
  return words
}

const searched = ['reference', ...leadFields.filter((field) => field.searchable).map(({ name }) => name)]

/** The words of what a lead itself contains. A migration older than a column asks for them too. */
export function wordsOfLead(row: Row): Set<string> {
  const identity = identityOf(String(row['email']))
  const domain = domainToUnicode(identity.slice(identity.lastIndexOf('@') + 1))
  const texts = searched.filter((column) => column in row).map((column) => String(row[column]))
  const words = new Set<string>()
  for (const text of [...texts, identity, domain]) wordsOf(text).forEach((word) => words.add(word))
  return words
}

/** Makes a lead findable by these words too. Each database stores them differently: 0017-search-words.ts. */
export const addWords = (leadId: number, words: ReadonlySet<string>): Sql =>
  sql`INSERT INTO lead_text (lead_id, words) VALUES (${leadId}, ${[...words].join(' ')})`

/** Characters of a mail by which its lead is found. */
const mostOfMail = 20_000

/** The words of an incoming mail, without its quotations. */
export const wordsOfReply = (subject: string, parts: LeadReply['parts']): Set<string> =>
  wordsOf(
    [subject, ...parts.filter(({ quoted }) => !quoted).map(({ text }) => text)]
      .join('\n')
      .slice(0, mostOfMail),
  )

/** Rebuilds all words. */
export function* addAllWords(): Generator<Sql, void, Row[]> {
  yield* addWordsOfLeads()
  for (const row of yield sql`SELECT lead_id, subject, body FROM lead_replies
    WHERE kind <> 'automatic' ORDER BY id`) {
    // The only code that writes it is keep-reply.ts.
    const parts = JSON.parse(String(row['body'])) as LeadReply['parts']
    yield addWords(Number(row['lead_id']), wordsOfReply(String(row['subject']), parts))
  }
}

/** Rebuilds the words of every lead, and of what the team wrote. */
export function* addWordsOfLeads(): Generator<Sql, void, Row[]> {
  for (const row of yield sql`SELECT * FROM leads ORDER BY id`)
    yield addWords(Number(row['id']), wordsOfLead(row))
  for (const row of yield sql`SELECT lead_id, body FROM lead_history
    WHERE kind IN ('note', 'answered-elsewhere') AND body <> '' ORDER BY id`)
    yield addWords(Number(row['lead_id']), wordsOf(String(row['body'])))
  for (const row of yield sql`SELECT lead_id, subject, body FROM lead_answers ORDER BY id`)
    yield addWords(Number(row['lead_id']), wordsOf(`${String(row['subject'])}\n${String(row['body'])}`))
}

/** What a lead must contain: every term, in one of its forms, and of a form every word, as a prefix. */
export type SearchTerm = readonly (readonly string[])[]

/** More would not make a search more exact. */
const mostTerms = 12

/** Typed text as terms; none if it contains no word. */
export function searchTerms(typed: string): SearchTerm[] {
  const given = plain(typed)
  const terms: SearchTerm[] = []
  const rest = given.replace(digitGroups, (groups, at: number) => {
    const number = groups.replace(/\D/g, '')
    const isOwnWord =
      !/[\p{L}\p{N}\p{M}]$/u.test(given.slice(0, at)) &&
      !/^[\p{L}\p{M}]/u.test(given.slice(at + groups.length))
    if (number.length < shortestNumber || !isOwnWord) return groups
    const withoutCode = number.replace(/^0+(?=\d{6})/, '').slice(-longestNumber)
    // Also as separate numbers, such as a day and an order.
    terms.push([[withoutCode], split(groups)])
    return ' '
  })
  for (const word of split(rest)) {
    const runs = spaceless.test(word) ? runsOf(word) : [word]
    terms.push([
      runs.flatMap((run) => (spaceless.test(run) ? wholePieces(run) : [run.slice(0, longestWord)])),
    ])
  }
  return terms.slice(0, mostTerms)
}

/** A short run as it is, a longer one as the pieces that cover it. */
function wholePieces(run: string): string[] {
  const pieces = piecesOf(run)
  return pieces.slice(0, Math.max(1, pieces.length - pieceLength + 1)).slice(0, mostTerms)
}
