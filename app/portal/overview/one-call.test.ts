import { expect, test } from 'vitest'
import { site } from '../../../content/site.ts'
import { momentAt, oneCallSeconds, outcomesAt } from './one-call.ts'

test('each desk says how far it is', () => {
  expect(outcomesAt(0)).toEqual({ call: 'Answering', sheet: '0 of 0 passed', inbox: 'Nothing sent yet' })
  expect(outcomesAt(48)).toMatchObject({ call: 'Answering', sheet: '10 of 10 passed' })
  expect(outcomesAt(oneCallSeconds)).toEqual({
    call: 'Settled at 1:03',
    sheet: '92, one missed',
    inbox: '2 replies on WhatsApp',
  })
})

test('whoever may not hear the call reads what QAMS notes, never what was said', () => {
  expect(momentAt(48, true)).toMatchObject({ who: site.brand, lang: 'hi' })
  for (let second = 0; second <= 69; second += 1) {
    expect(['Passed', 'Missed', undefined]).toContain(momentAt(second, false)?.who)
  }
})
