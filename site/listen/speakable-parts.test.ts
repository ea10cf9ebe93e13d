import { expect, test } from 'vitest'
import { speakableParts } from './speakable-parts.ts'

test('a line of a few seconds stays whole, even with a time and a title in it', () => {
  const line = 'I have moved it to 10.30 tomorrow. Dr Iyer will see you. Anything else?'
  expect(speakableParts(line)).toEqual([line])
})

test('a long line is split at ends of sentences, in any script', () => {
  const hindi = `${'कार्ड ब्लॉक '.repeat(8)}है। ${'क्या मैं मदद '.repeat(8)}करूँ?`
  expect(speakableParts(hindi)).toEqual([
    expect.stringMatching(/^कार्ड.*है।$/),
    expect.stringMatching(/^क्या.*करूँ\?$/),
  ])
})

test('a sentence that is too long is split between words, and no word is lost', () => {
  const sentence = 'and then we waited '.repeat(30).trim()
  const parts = speakableParts(sentence)
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(140)
  expect(parts.join(' ')).toBe(sentence)
})
