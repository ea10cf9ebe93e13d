import { heardBy, type Kind } from '../content/heard-by.ts'
import type { AnswerRow, Line } from '../content/recorded.ts'

/** Whether a text contains one of the keywords, matched at the beginning of a word. */
export function mentions(text: string, words: readonly string[]): boolean {
  const heard = ` ${text.toLowerCase()}`
  return words.some((word) => heard.includes(` ${word}`))
}

/** What a text does, by its keywords. */
export function kindOf(text: string): Kind | undefined {
  return heardBy.find(([, words]) => mentions(text, words))?.[0]
}

/** The first recorded answer to a question that matches a text. */
export function answerTo(text: string, answers: readonly AnswerRow[]): Line | undefined {
  const [, ...line] = (text.includes('?') && answers.find(([words]) => mentions(text, words))) || []
  return line.length > 0 ? (line as Line) : undefined
}
