import { expect, test } from 'vitest'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { readEnv } from '../env.ts'
import type { StoredLead } from '../store/lead.ts'
import { httpPeer } from '../testing/http-peer.ts'
import * as receivers from '../testing/receivers.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { DestinationRefusal } from '../web/post-json.ts'
import { alertBody, erasedBody, eventBody, leadBody } from './webhook-body.ts'
import { webhookSender } from './webhooks.ts'

const at = new Date('2026-11-28T10:00:00Z')
const lead: StoredLead = {
  ...sampleLead,
  reference: 'OR-261128-0001',
  uid: 'uid',
  receivedAt: at,
  dueAt: at,
  replyDueAt: null,
  phoneE164: '+919845000127',
  consentVersion: '2',
  source: sourceFrom({ page: '/products/qams', about: 'QAMS', heading: 'Schedule a demo' }),
  spam: { score: 0, reasons: [] },
}
const longest: StoredLead = {
  ...lead,
  name: 'न'.repeat(161),
  company: 'न'.repeat(160),
  phone: '9'.repeat(200),
  message: 'न"\\'.repeat(1666),
}
const desk = 'https://our.example/desk?lead=OR-261128-0001'

/** A webhook configured by the settings, to a stand-in of its receiver. */
async function webhookTo(
  receiver: (typeof receivers)['slack'],
  format: string,
  more: Record<string, string> = {},
) {
  const answers: { status: number; headers?: Record<string, string>; body?: string }[] = []
  const peer = await httpPeer((_number, call) => {
    const answer = receiver(call)
    answers.push(answer)
    return answer
  })
  const settings = Object.entries({ FORMAT: format, ...more }).map(([name, value]) => [
    `WEBHOOK_IT_${name}`,
    value,
  ])
  const env = readEnv({ WEBHOOK_IT_URL: peer.origin, ...Object.fromEntries(settings) })
  const send = webhookSender(env.destinations.webhooks, () => at, 5_000)
  return { ...peer, answers, tell: (told: Parameters<typeof send>[2]) => send('it', 'id', told) }
}

const cards = [
  ['slack', receivers.slack],
  ['teams', receivers.teams],
  ['google-chat', receivers.googleChat],
] as const

test.each(cards)('%s accepts a lead with its source and a button, in one call', async (format, receiver) => {
  const { tell, received, answers } = await webhookTo(receiver, format)
  await tell(leadBody({ lead }, desk))
  expect(answers).toHaveLength(1)
  const [{ body } = { body: '' }] = received
  for (const words of ['New lead OR-261128-0001', lead.name, lead.message, 'QAMS', 'Schedule a demo'])
    expect(body).toContain(words)
  expect(body).toContain('Open at the desk')
  expect(body).toContain(desk)
  expect(answers[0]?.headers).toBeUndefined()
})

test.each(cards)('%s accepts the longest lead, events, erasures and alerts', async (format, receiver) => {
  const { tell, answers, received } = await webhookTo(receiver, format)
  await tell(leadBody({ lead: longest }, desk))
  await tell(eventBody({ lead, queuedAt: at, about: 'stage:won:1' }, desk))
  await tell(erasedBody(lead.reference, at))
  await tell(alertBody({ lead, queuedAt: at } as Parameters<typeof alertBody>[0]))
  expect(answers).toHaveLength(4)
  expect(answers.every(({ status, headers }) => status < 300 && !headers)).toBe(true)
  expect(received[1]?.body).toContain('Lead OR-261128-0001 is won.')
  expect(received[2]?.body).toContain('was erased')
})

// Slack and Teams show these kinds of text literally; Slack's notification, and Google Chat, parse markup.
test.each([
  ['slack', receivers.slack, /"mrkdwn"|"text":"New lead[^"]*(?:<!|\]\()/],
  ['teams', receivers.teams, /"TextBlock"/],
  ['google-chat', receivers.googleChat, /<a |<users/],
])(
  '%s mentions nobody and links nowhere because of a stranger’s words',
  async (format, receiver, dangerous) => {
    const { tell, received } = await webhookTo(receiver, format)
    const message =
      '<!channel> <users/all> <a href="https://evil.example">bank</a> [bank](https://evil.example)'
    await tell(leadBody({ lead: { ...lead, message } }))
    expect(received[0]?.body).toContain('evil.example')
    expect(received[0]?.body).not.toMatch(dangerous)
  },
)

test('a chat that refuses the words gets the lead without them', async () => {
  const { tell, received } = await webhookTo(
    (call) =>
      call.body.includes('Evenings') ? { status: 400, body: 'invalid_blocks' } : receivers.slack(call),
    'slack',
  )
  await tell(leadBody({ lead }, desk))
  expect(received).toHaveLength(2)
  expect(received[1]?.body).not.toContain(lead.name)
  expect(received[1]?.body).toContain(desk)
})

const formFields = ['firstname', 'lastname', 'email', 'phone', 'company', 'message']

test('HubSpot gets its form filled in, without empty fields', async () => {
  const { tell, received } = await webhookTo(receivers.hubspot(formFields, ['email']), 'hubspot')
  await tell(leadBody({ lead: { ...lead, company: '' } }))
  const { fields, context } = JSON.parse(received[0]?.body ?? '') as Record<string, unknown>
  expect(fields).toEqual(
    [
      ['firstname', 'Nandini'],
      ['lastname', 'Rajagopal'],
      ['email', lead.email],
      ['phone', lead.phone],
      ['message', lead.message],
    ].map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
  )
  expect(context).toMatchObject({ pageName: 'QAMS' })
})

test.each([
  ['a field that its form does not have', receivers.hubspot(['email'], []), {}],
  ['a required field that is empty', receivers.hubspot(formFields, ['company']), { company: '' }],
  ['no address', receivers.hubspot(formFields, ['email']), { email: '' }],
])('HubSpot’s refusal of %s is a refusal of the lead', async (_what, receiver, details) => {
  const { tell } = await webhookTo(receiver, 'hubspot')
  await expect(tell(leadBody({ lead: { ...lead, ...details } }))).rejects.toMatchObject({ refused: true })
})

const thanks = 'https://our.example/thanks'
const zohoForm = {
  FIELDS: `xnQsjsdp=form-key,actionType=TGVhZHM%3D,returnURL=${thanks},First+Name={first_name},Last+Name={last_name},Email={email}`,
  SUCCESS: `302,${thanks}`,
}
const salesforceForm = {
  FIELDS: `oid=00D000000000001,retURL=${thanks},last_name={last_name},company={company},lead_source=Website`,
  SUCCESS: `200,${thanks}`,
}

test.each([
  ['Zoho', receivers.zoho, zohoForm, 'Last Name'],
  ['Salesforce', receivers.salesforce, salesforceForm, 'last_name'],
] as const)(
  '%s accepts its web-to-lead form, and any other page it shows is not a success',
  async (_name, receiver, settings, lastName) => {
    const { tell, received } = await webhookTo(receiver, 'form', settings)
    await tell(leadBody({ lead: { ...lead, name: 'Ravi & Söhne' } }))
    await tell(leadBody({ lead: { ...lead, name: 'Ravi' } }))
    const [first, second] = received.map(({ body }) => new URLSearchParams(body).get(lastName))
    expect([first, second]).toEqual(['Söhne', 'Ravi'])

    const FIELDS = settings.FIELDS.replace(/form-key|00D0+1/, 'wrong')
    const wrong = await webhookTo(receiver, 'form', { ...settings, FIELDS })
    const refusal = await wrong.tell(leadBody({ lead })).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DestinationRefusal)
    expect(refusal).toMatchObject({ refused: true, status: 200 })
  },
)

test('a web-to-lead form that fails temporarily is not a refusal', async () => {
  const { tell } = await webhookTo(() => ({ status: 503 }), 'form', zohoForm)
  await expect(tell(leadBody({ lead }))).rejects.toMatchObject({ refused: false, status: 503 })
})
