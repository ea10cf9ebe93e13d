import { expect, test } from 'vitest'
import { httpPeer } from '../testing/http-peer.ts'
import { deskWithLeads, runWith } from '../testing/sample-desk.ts'
import { smtpPeer, smtpRefusal } from '../testing/smtp-peer.ts'

test('the doctor tries what is set and says what to mend, without showing a secret', async () => {
  const { port } = await smtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpRefusal(535, 'Wrong password')),
  })
  const { origin } = await httpPeer(() => ({ status: 405 }))
  const { dataDir } = await deskWithLeads()
  const { code, out } = await runWith(
    {
      DATA_DIR: dataDir,
      LEAD_RECIPIENTS: 'sales@our.example',
      SMTP_URL: `smtp://user:secret-word@127.0.0.1:${port}`,
      WEBHOOK_CRM_URL: `${origin}/secret-path`,
      WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      WEBHOOK_CHAT_URL: 'http://127.0.0.1:1/',
      WEBHOOK_CHAT_FORMAT: 'chat',
    },
    'doctor',
  )
  expect(code).toBe(1)
  expect(out).toMatch(/^ok +The store can be read; leads in it: 2$/m)
  expect(out).toMatch(
    /^wrong +The mail server 127\.0\.0\.1:\d+ does not \(EAUTH\): check user and password$/m,
  )
  expect(out).toMatch(/^ok +Webhook crm at 127\.0\.0\.1:\d+ answers$/m)
  expect(out).toMatch(/^wrong +Webhook chat at 127\.0\.0\.1:1 does not answer/m)
  expect(out).toMatch(/^wrong +Addresses that end in \.example/m)
  expect(out).not.toMatch(/secret-word|secret-path|whsec_/)
})
