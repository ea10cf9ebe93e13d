import { expect, test } from 'vitest'
import { dueTime } from '../../sales-desk/wire/hours.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from '../testing/stores.ts'
import { testApp } from '../testing/test-app.ts'

const secret = 'a-secret-that-only-a-tool-knows-0001'
const other = 'a-secret-that-only-a-tool-knows-0002'

// As documented by the marketplace and the ad form.
const indiamart = {
  CODE: 200,
  STATUS: 'SUCCESS',
  RESPONSE: {
    UNIQUE_QUERY_ID: '1234567890',
    QUERY_TYPE: 'W',
    QUERY_TIME: '2026-11-28 10:00:00',
    SENDER_NAME: 'Ravi Nair',
    SENDER_MOBILE: '+91-9845000128',
    SENDER_EMAIL: '',
    SENDER_COMPANY: 'Nair Exports',
    QUERY_PRODUCT_NAME: 'WhatsApp bot',
    QUERY_MESSAGE: 'Please call\u0000 me.',
  },
}
const google = {
  lead_id: 'TeSter-123',
  api_version: '1.0',
  form_id: 40000000000,
  campaign_id: 123,
  google_key: 'unused',
  is_test: true,
  user_column_data: [
    { column_name: 'Full Name', string_value: 'Asha Rao', column_id: 'FULL_NAME' },
    { column_name: 'User Email', string_value: 'Asha@Rao.example', column_id: 'EMAIL' },
  ],
}
const settings = {
  ACKNOWLEDGE: '1',
  LEADS_FROM_INDIAMART_SECRET: secret,
  LEADS_FROM_INDIAMART_TITLE: 'IndiaMART',
  LEADS_FROM_INDIAMART_AGREED: 'Asked on IndiaMART to be called',
  LEADS_FROM_INDIAMART_FIELDS:
    'id={RESPONSE.UNIQUE_QUERY_ID},name={RESPONSE.SENDER_NAME},email={RESPONSE.SENDER_EMAIL}' +
    ',phone={RESPONSE.SENDER_MOBILE},company={RESPONSE.SENDER_COMPANY}' +
    ',message={RESPONSE.QUERY_PRODUCT_NAME}:+{RESPONSE.QUERY_MESSAGE}',
  LEADS_FROM_GOOGLE_SECRET: other,
  LEADS_FROM_GOOGLE_FIELDS:
    'id={lead_id},name={user_column_data.FULL_NAME.string_value},email={user_column_data.EMAIL.string_value}' +
    ',utm_source=google,utm_campaign={campaign_id}',
}
const zapier = { LEADS_FROM_ZAPIER_SECRET: secret }

onEachDatabase((database) => {
  async function open(variables: Record<string, string> = settings) {
    const clock = { now: new Date('2026-11-28T10:00:00Z') }
    const store = await storeAt(await freshPlace(database))
    const it = testApp({ store, now: () => clock.now }, variables)
    const send = (to: string, body: unknown, headers: Record<string, string> = {}) =>
      it.app.request(`/inbound/lead/${to}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    return { ...it, send, clock }
  }

  test('a marketplace’s lead is a lead like any other, with its source', async () => {
    const { send, store, clock } = await open()
    const answer = await send(secret, indiamart)
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()) as { reference: string }
    const lead = await store.find(reference)
    expect(lead).toMatchObject({
      name: 'Ravi Nair',
      email: '',
      phone: '+91-9845000128',
      phoneE164: '+919845000128',
      company: 'Nair Exports',
      message: 'WhatsApp bot: Please call me.',
      consentVersion: '',
      source: { came_by: 'IndiaMART', agreed: 'Asked on IndiaMART to be called', page: '' },
      dueAt: dueTime(clock.now, { businessHours: null, holidays: [], timeZone: 'Asia/Kolkata' }),
    })
    // The team is told; the person, who has written nothing here, gets no mail.
    expect(lead?.deliveries.map(({ destination }) => destination.kind)).toEqual(['lead-mail'])
  })

  test('an ad form’s lists are read by the names in them', async () => {
    const { send, store } = await open()
    expect((await send(other, google)).status).toBe(200)
    expect((await store.list({}))[0]).toMatchObject({
      name: 'Asha Rao',
      email: 'Asha@Rao.example',
      phone: '',
      source: { came_by: 'Google', utm_source: 'google', utm_campaign: '123' },
    })
  })

  test('the same lead sent again, however late, is one; the same id from another sender is a different lead', async () => {
    const { send, store, clock } = await open()
    const { reference } = (await (await send(secret, indiamart)).json()) as { reference: string }
    clock.now = new Date(clock.now.getTime() + 5 * 86_400_000)
    const changed = { RESPONSE: { ...indiamart.RESPONSE, QUERY_MESSAGE: 'Edited' } }
    expect(await (await send(secret, changed)).json()).toEqual({ reference })
    expect((await send(other, { ...google, lead_id: '1234567890' })).status).toBe(200)
    expect(await store.list({})).toHaveLength(2)
    // Also when concurrent.
    const next = { RESPONSE: { ...indiamart.RESPONSE, UNIQUE_QUERY_ID: '77' } }
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (message) =>
        (await send(secret, { RESPONSE: { ...next.RESPONSE, QUERY_MESSAGE: message } })).json(),
      ),
    )
    expect(new Set(answers.map((answer) => (answer as { reference: string }).reference)).size).toBe(1)
    expect(await store.list({})).toHaveLength(3)
  })

  test('an automation tool needs no map: it sends our names, as JSON or as a form', async () => {
    const { send, store } = await open(zapier)
    const sent = { ...sampleLead, phone: '98450 00127', page: '/offers', agreed: 'Ticked the box' }
    expect((await send(secret, sent)).status).toBe(200)
    const form = String(new URLSearchParams({ ...sampleLead, message: 'By form' }))
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send(secret, form, type)).status).toBe(200)
    const [second, first] = await store.list({})
    expect(first).toMatchObject({
      ...sampleLead,
      phone: '+91 98450 00127',
      source: { came_by: 'Zapier', page: '/offers', agreed: 'Ticked the box' },
    })
    expect(second).toMatchObject({ message: 'By form' })
  })

  test('invalid parts of a lead are kept readable, not rejected', async () => {
    const { send, store } = await open(zapier)
    const sent = {
      name: '\u200b',
      email: 'ravi at nair',
      phone: '98450 00128',
      company: 'न'.repeat(400),
      message: 'm'.repeat(9000),
    }
    expect((await send(secret, sent)).status).toBe(200)
    const [lead] = await store.list({})
    expect(lead).toMatchObject({ name: '+91 98450 00128', email: '' })
    expect(lead?.company).toHaveLength(160)
    expect(lead?.message).toMatch(/Cut here: it was longer\.\)$/)
    const short = { ...sent, message: 'Hello', id: 7 }
    await send(secret, short)
    expect((await store.list({}))[0]?.message).toBe('Hello\n\nEmail as it was given: ravi at nair')
  })

  test.each([
    ['nobody to answer to', { name: 'Ravi' }, 422],
    ['no JSON', '{"name":', 400],
    ['JSON that is no object', '7', 400],
    ['a body that is too large', { message: 'm'.repeat(70_000), email: 'a@b.example' }, 413],
  ])('%s is rejected with a reason, and nothing is stored', async (_what, body, status) => {
    const { send, store, logged } = await open(zapier)
    const answer = await send(secret, body)
    expect(answer.status).toBe(status)
    expect((await answer.json()) as object).toHaveProperty('error')
    expect(await store.list({})).toEqual([])
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  test('without the secret the address does not exist for anybody', async () => {
    const { send, app, store } = await open()
    for (const wrong of ['wrong', secret.toUpperCase(), `${secret}x`, secret.slice(1)])
      expect((await send(wrong, indiamart)).status).toBe(404)
    expect((await app.request('/inbound/lead/', { method: 'POST' })).status).not.toBe(200)
    const read = await app.request(`/inbound/lead/${secret}`)
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
    const off = await open({})
    expect((await off.send(secret, indiamart)).status).toBe(404)
    expect(await store.list({})).toEqual([])
  })

  test('a runaway sender is throttled', async () => {
    const { send } = await open()
    const codes = new Set<number>()
    for (let count = 0; count < 125; count++) codes.add((await send(secret, '7')).status)
    expect([...codes]).toEqual([400, 429])
    expect((await send(other, google)).status).toBe(200)
  })

  test('a lead that cannot be stored should be sent again', async () => {
    const { send, store } = await open()
    await store.close()
    const answer = await send(secret, indiamart)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
  })
})
