import { heardBy, type Kind } from '../content/heard-by.ts'
import type { AnswerRow, Line } from '../content/recorded.ts'

/** Whether a text has one of the words; each counts from the beginning of a word. */
export function mentions(text: string, words: readonly string[]): boolean {
  const heard = ` ${text.toLowerCase()}`
  return words.some((word) => heard.includes(` ${word}`))
}

/** What a text does, by the words that it has. */
export function kindOf(text: string): Kind | undefined {
  return heardBy.find(([, words]) => mentions(text, words))?.[0]
}

/** The first of the recorded answers to questions that fits a text. */
export function answerTo(text: string, answers: readonly AnswerRow[]): Line | undefined {
  const [, ...line] = (text.includes('?') && answers.find(([words]) => mentions(text, words))) || []
  return line.length > 0 ? (line as Line) : undefined
}
