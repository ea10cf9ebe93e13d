import { expect, test } from 'vitest'
import { details, leadDeskWithoutWeb as leadDesk } from '../testing/lead-desk-without-web.ts'
import { eventually } from '../testing/eventually.ts'
import { httpPeer } from '../testing/http-peer.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'

test('a chat tool gets one text without its control characters', async () => {
  const { received, origin } = await httpPeer()
  const { port } = await smtpPeer()
  const { accept } = leadDesk({ WEBHOOK_SLACK_URL: origin, WEBHOOK_SLACK_FORMAT: 'chat' }, { port })
  const { reference } = await accept()
  await eventually(() => expect(received).toHaveLength(1))
  const { text, ...others } = JSON.parse(received[0]?.body ?? '') as { text: string }
  expect(others).toEqual({})
  expect(text.split('\n')).toEqual([
    `New lead ${reference}: Nandini Rajagopal, Kaveri &amp; Sons`,
    expect.stringContaining(`${details.email}, ${details.phone}`),
    '',
    'Evenings are &lt;the&gt; problem.',
  ])
})

test('a chat with a limit of 4,096 letters gets a lead of any length, and mentions nobody', async () => {
  const { received, origin } = await httpPeer((_number, { body }) => ({
    status: (JSON.parse(body) as { text: string }).text.length > 4_096 ? 400 : 200,
  }))
  const { port } = await smtpPeer()
  const { accept, deliveries, store } = leadDesk(
    { WEBHOOK_SLACK_URL: origin, WEBHOOK_SLACK_FORMAT: 'chat' },
    { port },
  )
  const message = `@channel ${'&'.repeat(4_680)}`
  const { reference } = await accept({ ...details, message })
  await eventually(async () => expect((await deliveries())?.[1]).toEqual(['webhook', 'delivered']))
  const [{ body } = { body: '' }] = received
  expect(body).toContain(reference)
  expect(body).not.toContain('@channel')
  expect(received).toHaveLength(1)
  expect(await store.trouble(new Date())).toMatchObject({ refused: 0, dead: 0 })
})

test('a chat that refuses the words gets the lead without them', async () => {
  const { received, origin } = await httpPeer((_number, { body }) => ({
    status: body.includes('Evenings') ? 400 : 200,
  }))
  const { port } = await smtpPeer()
  const { accept, deliveries } = leadDesk(
    { WEBHOOK_SLACK_URL: origin, WEBHOOK_SLACK_FORMAT: 'chat' },
    { port },
  )
  const { reference } = await accept()
  await eventually(async () => expect((await deliveries())?.[1]).toEqual(['webhook', 'delivered']))
  expect(received).toHaveLength(2)
  expect(received[1]?.body).toContain(`npm run leads -- show ${reference}`)
  expect(received[1]?.body).not.toContain(details.name)
})
