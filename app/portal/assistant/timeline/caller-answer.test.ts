import { expect, test } from 'vitest'
import type { Phrase } from '../../../../content/portal/console-call.ts'
import { writtenCalls } from '../../../../content/portal/calls.ts'
import { callerAnswer } from './caller-answer.ts'
import { intentOf } from './intent.ts'

test.each([
  ['Namaste, this is the supervisor.', 'greeting'],
  ['I am sorry about that.', 'apology'],
  ['Please hold on, one moment.', 'wait'],
  ['May I have your date of birth?', 'question'],
  ['I have approved the reversal.', 'done'],
  ['Is there anything else I can do?', 'anything-else'],
  ['Thank you for calling, goodbye!', 'goodbye'],
  ['Our branch in Pune opens early', 'statement'],
  ['मैं देखती हूँ', 'statement'],
  ['asdkjh qwrtpsdf', 'unclear'],
  ['!!!', 'unclear'],
] as const)('“%s” is a %s', (words, intent) => {
  expect(intentOf(words)).toBe(intent)
})

test('a question that the call knows is answered with the fact', () => {
  expect(callerAnswer(writtenCalls.c214, 'And your date of birth?', []).english).toBe('14 March, 1988')
})

test('the caller does not say the same thing twice while there is anything else to say', () => {
  const given: Phrase[] = []
  for (const words of ['It is done.', 'It is done.', 'It is done.', 'It is done.', 'zzzz', 'zzzz'])
    given.push(callerAnswer(writtenCalls.c067, words, given))
  expect(new Set(given.map(({ text }) => text)).size).toBe(given.length)
})

test('even after everything has been said, there is an answer', () => {
  const given: Phrase[] = []
  for (let turn = 0; turn < 40; turn += 1)
    given.push(callerAnswer(writtenCalls.c558, 'Please tell me', given))
  expect(given.every(({ text }) => text !== '')).toBe(true)
})
