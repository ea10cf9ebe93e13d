import { expect, it } from 'vitest'
import { bots } from '../../site/content/pricing.ts'
import { cheapest } from '../../site/pricing/package-costs.ts'
import { rupees } from '../../common/ui/indian-numbers.ts'
import { priceReply } from './price-reply.ts'
import { readVolumes } from './read-volumes.ts'

it.each([
  ['what would 18,000 minutes cost?', { voice: 18_000 }],
  ['2 lakh chats ka kitna', { chat: 200_000 }],
  ['1.5 lakh whatsapp messages', { chat: 150_000 }],
  ['20k emails and 5,000 minutes', { voice: 5000, email: 20_000 }],
  ['which package for 15000 calls of 3 minutes?', { voice: 45_000 }],
  ['500 calls a day, 90 seconds each', { voice: 22_500 }],
  ['१८,००० minutes', { voice: 18_000 }],
  ['18000 call minutes', { voice: 18_000 }],
  ['how long is the pause', {}],
  ['what does a 5 minute call cost', {}],
])('reads volumes: %s', (question, volumes) => {
  expect(readVolumes(question).volumes).toEqual(volumes)
})

it('computes with the rate card and links to the estimate', () => {
  const [voice] = cheapest(bots.voice, 5000)
  const [email] = cheapest(bots.email, 20_000)
  if (!voice || !email) throw new Error('The rate card has no packages.')
  expect(priceReply('20k emails and 5,000 minutes')).toMatchObject({
    kind: 'price',
    total: voice.total + email.total,
    href: '/offers?voice=5000&email=20000#estimate',
    say: `For 5,000 minutes a month, ${voice.name} costs least: ${rupees(voice.total)}. For 20,000 emails a month, ${email.name} costs least: ${rupees(email.total)}. Together ${rupees(voice.total + email.total)}.`,
  })
})

it('says how calls were counted as minutes', () => {
  expect(priceReply('cost of 15,000 calls of 3 minutes')).toMatchObject({
    workings: ['15,000 calls × 3 minutes'],
  })
})

it('asks for the length of calls, and refers to a person beyond the rate card', () => {
  expect(priceReply('what do 10000 calls cost')).toMatchObject({
    kind: 'price-open',
    say: expect.stringMatching(/long a call is/) as string,
  })
  expect(priceReply('50 lakh minutes cost')).toMatchObject({
    kind: 'price-open',
    say: expect.stringMatching(/agreed in person/) as string,
  })
})

it('buys no package for usage beyond one: that has its own rate', () => {
  expect(priceReply('what do 2000 extra minutes cost')).toBeUndefined()
  expect(priceReply('cost of 500 minutes above the Growth plan')).toBeUndefined()
})

it('asks for the unit of a bare amount, and leaves questions about a number to the search', () => {
  expect(priceReply('and 21500?')).toMatchObject({
    kind: 'price-open',
    say: expect.stringMatching(/minutes, emails or chats/) as string,
  })
  expect(priceReply('what is 1909')).toBeUndefined()
})

it('leaves a number that asks for no price to the search', () => {
  expect(priceReply('does it answer within 5 minutes')).toBeUndefined()
  expect(priceReply('how soon can we go live')).toBeUndefined()
})
