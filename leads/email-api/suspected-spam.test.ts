import { expect, test } from 'vitest'
import { sampleCall } from '../testing/sample-call.ts'
import { testApp } from '../testing/test-app.ts'

test('suspected spam gets the usual answer, and is stored and held with its reasons', async () => {
  const { post, store, logged } = testApp()
  const response = await post(sampleCall({ message: '[url=https://pills.example]buy[/url]' }))
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  const [lead] = await store.list({})
  expect(lead).toMatchObject({
    spam: {
      score: 6,
      reasons: [
        'a link to another site in the message (1)',
        'link markup in the message (4)',
        'a call that no browser makes (1)',
      ],
    },
    deliveries: [{ state: 'held' }],
  })
  expect(logged.map(({ event }) => event)).toEqual(['lead_held'])
})

test('holds nothing when the setting is 0', async () => {
  const { post, store } = testApp({}, { SPAM_HOLD_SCORE: '0' })
  await post(sampleCall({ message: '[url=https://pills.example]buy[/url]' }))
  expect((await store.list({}))[0]?.deliveries[0]?.state).toBe('waiting')
})
