import { expect, it } from 'vitest'
import { bots } from '../../content/pricing.ts'
import { cheapest } from '../../pricing/package-costs.ts'
import { rupees } from '../../../common/ui/indian-numbers.ts'
import { entriesIn, messageLine, searchOf, tidy, usedBots } from './estimate-entries.ts'

const least = (id: 'voice' | 'email', volume: number) => {
  const found = cheapest(bots[id], volume)
  return { names: found.map(({ name }) => name).join(' or '), total: found[0]?.total ?? 0 }
}
const [voice, email] = [least('voice', 16_000), least('email', 24_000)]
const entries = { voice: '16,000', email: '24,000', chat: '0' }

it('keeps the entries in an address and reads them back', () => {
  expect(searchOf(entries)).toBe('?voice=16000&email=24000')
  expect(entriesIn(searchOf(entries))).toEqual(entries)
  expect(entriesIn('')).toBeUndefined()
  expect(entriesIn('?utm_source=mail')).toBeUndefined()
})

it('replaces the volumes in an address and keeps its other parameters', () => {
  const search = '?utm_source=mail&voice=9000&utm_campaign=q1&chat=500'
  expect(searchOf(entries, search)).toBe('?utm_source=mail&utm_campaign=q1&voice=16000&email=24000')
  expect(searchOf({ voice: '0', email: '', chat: 'x' }, search)).toBe('?utm_source=mail&utm_campaign=q1')
  expect(searchOf({ voice: '0', email: '', chat: 'x' }, '?chat=500')).toBe('')
})

it('keeps an invalid volume as typed and leaves it out of the sum', () => {
  const odd = entriesIn('?voice=lots&email=24000')
  expect(odd).toEqual({ voice: 'lots', email: '24,000', chat: '0' })
  expect(tidy('16k', 'voice')).toBe('16k')
  expect(usedBots(odd ?? entries).map(({ id }) => id)).toEqual(['email'])
})

it('writes the estimate as one line for the message', () => {
  expect(messageLine(entries)).toBe(
    `Our estimate, before taxes and telecom costs. Voice bot, 16,000 minutes a month, ${voice.names}: ${rupees(voice.total)}. ` +
      `Email bot, 24,000 emails a month, ${email.names}: ${rupees(email.total)}. Together ${rupees(voice.total + email.total)} a month.`,
  )
  expect(messageLine({ voice: '16000', email: '', chat: '' })).toBe(
    `Our estimate, before taxes and telecom costs. Voice bot, 16,000 minutes a month, ${voice.names}: ${rupees(voice.total)}.`,
  )
  expect(messageLine({ voice: '0', email: '', chat: 'x' })).toBeUndefined()
})
