import type { AnswerRow, Line } from './recorded.ts'

/** What a sentence written or said to a customer does. */
export type Kind = 'secret' | 'goodbye' | 'closing' | 'thanks' | 'sorry' | 'wait' | 'done' | 'greeting'

/** By which words each kind is known, at the beginning of a word; the first that fits counts. */
const heardBy: readonly (readonly [Kind, readonly string[]])[] = [
  ['secret', ['otp', 'cvv', 'pin', 'password', 'card number']],
  ['closing', ['anything else', 'something else']],
  ['goodbye', ['bye', 'good bye', 'goodbye', 'take care', 'have a good']],
  ['thanks', ['thank', 'dhanyavaad', 'shukriya']],
  ['sorry', ['sorry', 'apolog', 'my mistake']],
  [
    'wait',
    ['wait', 'one moment', 'a moment', 'one minute', 'hold on', 'checking', 'by today', 'tomorrow', 'by 6'],
  ],
  [
    'done',
    [
      'it is done',
      'approve',
      'allow',
      'by friday',
      'blocked',
      'sent',
      'raised',
      'credited',
      'registered',
      'moved',
    ],
  ],
  ['greeting', ['hello', 'hi', 'namaste', 'good morning', 'i am the supervisor', 'this is']],
]

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
