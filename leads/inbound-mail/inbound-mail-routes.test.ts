import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { mailFrom, openConversation, sampleMail } from '../testing/conversation.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { largestMail } from './incoming-mail.ts'

const secret = 'a-secret-of-thirty-two-letters_0'

async function withRoute() {
  const conversation = await openConversation('SQLite')
  const app = (setting: string | undefined, mail = conversation.inbound) =>
    createApp({
      env: readEnv(setting === undefined ? {} : { INBOUND_MAIL_SECRET: setting }),
      store: conversation.store,
      tokens: linkTokens('a secret that only the tests know'),
      site: { files: new Map(), notFound: undefined },
      log: () => undefined,
      salesDesk: conversation.desk,
      inboundMail: mail,
    })
  const post = (
    body: string | Uint8Array<ArrayBuffer>,
    type = 'message/rfc822',
    given = secret,
    to = app(secret),
  ) => to.request(`/inbound/mail/${given}`, { method: 'POST', body, headers: { 'Content-Type': type } })
  return { ...conversation, app, post }
}

test('only the secret opens it; a session of the desk does not', async () => {
  const { app, post, signInAll, logged } = await withRoute()
  const mail = mailFrom({})
  for (const wrong of ['x', `${secret}x`, encodeURIComponent('../mail')])
    expect((await post(mail, 'message/rfc822', wrong)).status).toBe(404)
  expect((await post(mail, 'message/rfc822', secret, app(undefined))).status).toBe(404)
  for (const { cookie } of Object.values(await signInAll())) {
    const answer = await app(secret).request('/inbound/mail/x', {
      method: 'POST',
      body: mail,
      headers: { Cookie: cookie },
    })
    expect(answer.status).toBe(404)
  }
  expect(logged.filter(({ event }) => event.startsWith('mail_'))).toEqual([])
})

test('a raw mail, and the JSON of two services, are added to the lead with their files', async () => {
  const { post, answered, look } = await withRoute()
  const { reference, answer, mailId } = await answered()
  const raw = await post(sampleMail('15-attachments', { answer }) as Buffer<ArrayBuffer>)
  expect([raw.status, await raw.json()]).toEqual([200, { outcome: 'reply' }])
  const content = Buffer.from('a sample').toString('base64')
  const postmark = {
    FromName: 'Nandini',
    FromFull: { Email: sampleLead.email, Name: 'Nandini', MailboxHash: '' },
    ToFull: [{ Email: 'team@our.example', Name: '' }],
    Subject: 'Re: Your message',
    MessageID: '22c74902-a0c1-4511-804f2-341342852c90',
    Date: 'Mon, 26 Jan 2026 11:42:07 +0530',
    TextBody: 'By Postmark.',
    HtmlBody: '',
    StrippedTextReply: '',
    Headers: [
      { Name: 'Message-ID', Value: '<postmark.1@kaveribank.example>' },
      { Name: 'In-Reply-To', Value: `<${mailId}>` },
    ],
    Attachments: [{ Name: 'one.pdf', Content: content, ContentType: 'application/pdf', ContentLength: 8 }],
  }
  const cloudMailin = {
    headers: {
      from: `=?UTF-8?B?${Buffer.from('नंदिनी').toString('base64')}?= <${sampleLead.email}>`,
      to: 'team@our.example',
      subject: 'Re: Your message',
      message_id: '<cloud.1@kaveribank.example>',
      in_reply_to: `<${mailId}>`,
      received: ['by one', 'by two'],
    },
    envelope: { to: 'x@cloudmailin.net', from: sampleLead.email },
    plain: '',
    html: '<p>By <b>CloudMailin</b>.</p>',
    reply_plain: null,
    attachments: [
      {
        file_name: 'two.pdf',
        content,
        content_type: 'application/pdf',
        size: '8',
        disposition: 'attachment',
      },
      { file_name: 'three.pdf', url: 'https://bucket.example/three.pdf', size: '9' },
    ],
  }
  for (const body of [
    postmark,
    cloudMailin,
    { ...postmark, RawEmail: mailFrom({ answers: mailId, text: 'Raw.' }) },
  ]) {
    const answer_ = await post(JSON.stringify(body), 'application/json; charset=utf-8')
    expect([answer_.status, await answer_.json()]).toEqual([200, { outcome: 'reply' }])
  }
  const { replies } = await look(reference)
  const shown = replies.slice(1).map(({ writer, parts, attachments }) => ({
    writer,
    text: parts.map(({ text }) => text).join(''),
    files: attachments.map(({ name, size, kept }) => [name, size, kept]),
  }))
  expect(shown).toEqual([
    { writer: 'Nandini', text: 'By Postmark.', files: [['one.pdf', 8, true]] },
    {
      writer: 'नंदिनी',
      text: 'By CloudMailin.',
      files: [
        ['two.pdf', 8, true],
        ['three.pdf', 9, false],
      ],
    },
    { writer: sampleLead.name, text: 'Raw.', files: [] },
  ])
})

test('a rejected mail gets a reason, and nothing of it is stored', async () => {
  const { app, post, answered, store } = await withRoute()
  await answered()
  expect((await post('{"From": 1}', 'application/json')).status).toBe(422)
  expect((await post('not json', 'application/json')).status).toBe(422)
  expect((await post('hello', 'message/rfc822')).status).toBe(422)
  expect((await post(mailFrom({}), 'multipart/form-data; boundary=x')).status).toBe(415)
  expect((await post(new Uint8Array(largestMail + 1))).status).toBe(413)
  const foreign = await post(mailFrom({ from: 'x@elsewhere.example' }))
  expect([foreign.status, await foreign.json()]).toEqual([
    200,
    { outcome: 'not-taken', why: 'about no lead' },
  ])
  const failing = app(secret, { take: () => Promise.reject(new Error('disk full')) })
  const late = await post(mailFrom({}), 'message/rfc822', secret, failing)
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '30'])
  expect(await late.text()).not.toContain('disk')
  expect(await store.sql.read`SELECT 1 FROM lead_replies`).toEqual([])
})

test('a file can be saved by the team only, is named and logged, and never opened by a browser', async () => {
  const { answered, take, look, browser, signInAll, store } = await withRoute()
  const { reference, answer } = await answered()
  await take(sampleMail('15-attachments', { answer }))
  const attachments = (await look(reference)).replies[0]?.attachments ?? []
  const other = await answered({ email: 'arun@sahyadri.example' })
  const [first, page] = attachments.map(({ id }) => `/desk/api/leads/${reference}/attachments/${id}`)
  expect((await browser().get(first ?? '')).status).toBe(401)
  for (const member of Object.values(await signInAll())) {
    const file = await member.get(page ?? '')
    expect(file.status).toBe(200)
    expect(await file.text()).toBe('<script>alert(1)</script>')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''page.html",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const named = await member.get(first ?? '')
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('आवश्यकता.pdf')}`,
    )
    for (const wrong of [`${reference}/attachments/9999`, `${reference}/attachments/x`])
      expect((await member.get(`/desk/api/leads/${wrong}`)).status).toBe(404)
    expect((await member.get((page ?? '').replace(reference, other.reference))).status).toBe(404)
  }
  const saved = await store.sql.read`SELECT 1 FROM team_audit WHERE action = 'attachment-saved'`
  expect(saved).toHaveLength(6)
})
