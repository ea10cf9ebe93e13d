import { expect, test } from 'vitest'
import type { Intent } from '../../../../content/portal/conversation.ts'
import { intentsOf, longFrom } from './intents.ts'

const readAsFirst: [Intent, string[]][] = [
  ['topic', ['Your refund of 2,300 is on its way', 'I have credited it just now']],
  ['detail', ['What is the order number?', 'Which card did you pay with?']],
  ['off-topic', ['Your new card has been dispatched', 'The EMI is due on the fifth']],
  ['secret', ['Please send me the OTP', 'share your CVV to go on']],
  ['rude', ['do not be stupid', 'Shut up']],
  ['hand-over', ['My manager will call you at 5', 'Transferring you to a specialist']],
  ['refusal', ['I cannot do that', 'That is not possible']],
  ['apology', ['I am so sorry']],
  ['promise', ['I will look at it within the hour', 'Done by tomorrow, I will see to it']],
  ['thanks', ['Thank you', 'You are welcome', '👍']],
  ['greeting', ['Hello', 'Good morning, Farida here']],
  ['closing', ['Is there anything else?']],
  ['nonsense', ['asdfgh', '???', 'banana helicopter purple', 'xxxxxxxx', '42']],
  ['unknown', ['ok', 'Noted.']],
]

for (const [intent, texts] of readAsFirst) {
  for (const text of texts) {
    test(`“${text}” is read as ${intent}`, () => {
      expect(intentsOf(text, 'refund')[0]).toBe(intent)
    })
  }
}

test('a warning not to share a code is not a request for one', () => {
  expect(intentsOf('Please never share your OTP with me or anybody', 'refund')).not.toContain('secret')
})

test('a long text is first of all long, and then what it says', () => {
  const text = `I have looked at your refund. ${'It went to the other bank and they have it. '.repeat(10)}`
  expect(text.length).toBeGreaterThan(longFrom)
  expect(intentsOf(text, 'refund').slice(0, 2)).toEqual(['long', 'topic'])
})

test('words in another script are never taken for nonsense', () => {
  expect(intentsOf('मैं देख रहा हूँ', 'card')).toEqual(['unknown'])
})
