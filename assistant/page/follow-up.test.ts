import { expect, it } from 'vitest'
import { inContext } from './follow-up.ts'

it.each([
  ['what would 18,000 minutes cost?', 'and 21500?', 'what would 21500 minutes cost?'],
  ['20000 chats ka kitna', 'aur 2 lakh pe?', '2 lakh chats ka kitna'],
  ['cost of 3000 calls of 2 minutes', 'what about 5,000', 'cost of 5,000 calls of 2 minutes'],
  ['what does the chat bot cost', 'for 21500', '21500 chats cost'],
  ['20k emails and 5,000 minutes', 'and 30k and 6,000?', '30k emails and 6,000 minutes'],
])('keeps the subject: %s, %s', (before, question, meant) => {
  expect(inContext(question, [before])).toBe(meant)
})

it('keeps it over several questions', () => {
  expect(inContext('and 3 lakh?', ['what do 9,000 emails cost', 'and 12000?'])).toBe(
    'what do 3 lakh emails cost',
  )
})

it('does not decide for the visitor which of two things an amount is', () => {
  expect(inContext('and 8000?', ['20k emails and 5,000 minutes'])).toBe('and 8000?')
})

it('reads a short question that continues the previous one, and leaves any other alone', () => {
  expect(inContext('and for chats?', ['can I cancel voice'])).toBe('can I cancel voice. and for chats??')
  expect(inContext('who are you', ['can I cancel voice'])).toBe('who are you')
  expect(inContext('and 21500?', [])).toBe('and 21500?')
})
