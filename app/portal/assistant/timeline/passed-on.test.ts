import { expect, test } from 'vitest'
import { writtenCalls } from '../../../../content/portal/calls.ts'
import { passedOn } from './passed-on.ts'

const { c214, c530 } = writtenCalls

test('the call’s own suggestion is said as it is written, however it is typed', () => {
  expect(passedOn(c214, ' offer to block online payments too. ')).toEqual(c214.takeUp.said)
})

test.each([
  ['Offer to send the form', 'If you like, I can send the form.'],
  ['Mention that EMI can be changed once a year', 'One more thing: EMI can be changed once a year.'],
  ['Ask whether another card is at risk', 'May I ask about this: another card is at risk?'],
  ['The branch is closed on Saturday.', 'One more thing: the branch is closed on Saturday.'],
])('“%s” becomes “%s”', (whisper, said) => {
  expect(passedOn(c530, whisper)).toEqual({ text: said })
  expect(passedOn(c214, whisper)).toEqual({ text: 'एक और बात…', english: said })
})

test('a whisper in the caller’s script is said as it is, and not given as its English', () => {
  expect(passedOn(c214, ' शाखा शनिवार को बंद है। ')).toEqual({
    text: 'एक और बात: शाखा शनिवार को बंद है।',
    english: 'One more thing, in your own words.',
  })
})
