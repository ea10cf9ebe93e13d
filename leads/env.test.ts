import path from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../common/brand/site.ts'
import { readEnv } from './env.ts'

test('a fresh clone needs no settings', () => {
  const { publicKey, serviceId, templateId } = site.emailCall
  expect(readEnv({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    siteDir: path.resolve('build/client'),
    recipients: [site.emailCall.recipient],
    destinations: {
      acknowledge: false,
      webhooks: [],
      relay: null,
      alerts: [{ kind: 'alert-mail', address: site.emailCall.recipient }],
    },
    publicOrigin: undefined,
    newsletterSecret: undefined,
    alarms: { canaryRecipient: undefined, quietHours: 0 },
    retentionDays: 365,
    spamHoldScore: 5,
    mailFrom: { name: `${site.company} website`, address: `website@${new URL(site.origin).hostname}` },
    answersFrom: site.email.sales,
    smtp: null,
    inboundMail: { secret: undefined, imap: undefined, makesLeads: false },
    emailCall: { publicKey, serviceId, templateId },
    allowedOrigins: '*',
    trustedProxies: [],
    rateLimitPerMinute: 10,
    senders: [],
    strangerMailsPerHour: 60,
    metricsToken: undefined,
    https: false,
  })
})

test('reads lists, addresses and flags', () => {
  expect(
    readEnv({
      LEAD_RECIPIENTS: ' a@our.example, b@our.example ,a@our.example',
      MAIL_FROM: 'website@our.example',
      ALLOWED_ORIGINS: 'https://www.our.example,https://our.example:8443',
      TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
      HTTPS: 'yes',
      PORT: '0',
      HOST: '  ',
    }),
  ).toMatchObject({
    recipients: ['a@our.example', 'b@our.example'],
    mailFrom: { name: '', address: 'website@our.example' },
    allowedOrigins: ['https://www.our.example', 'https://our.example:8443'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    https: true,
    port: 0,
    host: '127.0.0.1',
  })
})

test('reads a mail server from one address or from parts', () => {
  const smtp = (variables: Record<string, string>) => readEnv(variables).smtp
  expect(smtp({ SMTP_URL: 'smtps://user%40x:p%25ss@mail.example' })).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'user@x', pass: 'p%ss' },
  })
  expect(smtp({ SMTP_URL: 'smtp://[::1]:2525' })).toEqual({ host: '::1', port: 2525, secure: false })
  expect(smtp({ SMTP_HOST: 'mail.example' })).toEqual({ host: 'mail.example', port: 587, secure: false })
  expect(smtp({ SMTP_HOST: 'mail.example', SMTP_PORT: '465' })?.secure).toBe(true)
})

test('reads a mailbox from one address', () => {
  const imap = (url: string) => readEnv({ IMAP_URL: url }).inboundMail.imap
  expect(imap('imaps://sales%40our.example:p%25ss@imap.example')).toEqual({
    host: 'imap.example',
    port: 993,
    secure: true,
    auth: { user: 'sales@our.example', pass: 'p%ss' },
  })
  expect(imap('imap://a:b@imap.example')).toMatchObject({ port: 143, secure: false })
})

test.each([
  [{ IMAP_URL: 'imaps://imap.example' }, 'IMAP_URL must look like imaps://user:password@host'],
  [{ IMAP_URL: 'imaps://a:b@imap.example?tls=no' }, 'IMAP_URL must look like imaps://user:password@host'],
  [{ INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET must have 32 to 200 letters'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535'],
  [{ LEAD_RECIPIENTS: 'a@b.example,nobody' }, 'LEAD_RECIPIENTS must be a list with commas; entry 2'],
  [{ LEAD_RECIPIENTS: ',' }, 'LEAD_RECIPIENTS must hold at least one email address'],
  [{ MAIL_FROM: site.brand }, 'MAIL_FROM must be an address, or a name and an <address>'],
  [{ MAIL_FROM: `${site.brand}\r\nBcc: x@y.example <a@b.example>` }, 'MAIL_FROM must be'],
  [{ ALLOWED_ORIGINS: 'https://a.example/' }, 'ALLOWED_ORIGINS must be a list with commas; entry 1'],
  [{ ALLOWED_ORIGINS: 'https://a.example,*' }, 'ALLOWED_ORIGINS must be a list with commas; entry 2'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must be a list with commas; entry 1'],
  [{ HTTPS: 'maybe' }, 'HTTPS must be true or false'],
  [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE must be a whole number from 1'],
  [{ WEBHOOK_CRM_URL: 'http://crm.example' }, 'WEBHOOK_CRM_URL must be an https address'],
  [{ WEBHOOK_CRM_URL: 'https://crm.example' }, 'WEBHOOK_CRM_SECRET is needed to sign what is sent'],
  [
    { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_SECRET: 'short' },
    'WEBHOOK_CRM_SECRET must be whsec_',
  ],
  [
    { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_FORMAT: 'xml' },
    'WEBHOOK_CRM_FORMAT must be one of lead, chat,',
  ],
  [{ WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_FORMAT: 'form' }, 'WEBHOOK_CRM_FIELDS is needed'],
  [
    {
      WEBHOOK_CRM_URL: 'https://crm.example',
      WEBHOOK_CRM_FORMAT: 'form',
      WEBHOOK_CRM_FIELDS: 'Name={surname}',
    },
    'WEBHOOK_CRM_FIELDS names what a lead does not have: surname',
  ],
  [
    { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_FORMAT: 'slack', WEBHOOK_CRM_SUCCESS: 'yes' },
    'WEBHOOK_CRM_SUCCESS must be a status',
  ],
  [
    { WEBHOOK_CRM_URL: 'https://crm.example', WEBHOOK_CRM_FORMAT: 'slack', WEBHOOK_CRM_EVENTS: 'sold' },
    'WEBHOOK_CRM_EVENTS must be a list with commas; entry 1',
  ],
  [
    {
      WEBHOOK_CRM_URL: 'https://crm.example',
      WEBHOOK_CRM_FORMAT: 'hubspot',
      WEBHOOK_CRM_EVENTS: 'created,stage',
    },
    'WEBHOOK_CRM_EVENTS is for webhooks that are told of leads',
  ],
  [{ RELAY_ORIGIN: 'https://api.emailjs.com' }, 'RELAY_PRIVATE_KEY is needed with RELAY_ORIGIN'],
  [{ RELAY_PUBLIC_KEY: 'x' }, 'RELAY_PUBLIC_KEY needs RELAY_ORIGIN'],
  [{ DATABASE_URL: 'mysql://db.example' }, 'DATABASE_URL must look like'],
  [{ DATABASE_URL: 'postgres://db.example/leads' }, 'NEWSLETTER_SECRET is needed with DATABASE_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ NEWSLETTER_SECRET: 'short' }, 'NEWSLETTER_SECRET must have at least 32 characters'],
  [{ PUBLIC_ORIGIN: 'https://our.example/' }, 'PUBLIC_ORIGIN must be an origin'],
  [{ SMTP_PASSWORD: 'x' }, 'SMTP_PASSWORD needs SMTP_HOST'],
  [{ SMTP_HOST: 'a.example', SMTP_USER: 'u' }, 'SMTP_USER and SMTP_PASSWORD go together'],
  [{ SMTP_HOST: 'a.example', SMTP_URL: 'smtp://b.example' }, 'SMTP_URL and SMTP_HOST exclude each other'],
  [{ SMTP_URL: 'http://b.example' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'smtp://b.example?tls.rejectUnauthorized=false' }, 'SMTP_URL must look like'],
])('explains %j', (variables, message) => {
  expect(() => readEnv(variables as Record<string, string>)).toThrow(message)
})

test('names every wrong setting at the same time and never its value', () => {
  const read = () => readEnv({ PORT: 'secret1', SMTP_URL: 'smtp:secret2', HTTPS: 'secret3' })
  expect(read).toThrow(/PORT[^]*SMTP_URL[^]*HTTPS|PORT[^]*HTTPS[^]*SMTP_URL/)
  expect(read).not.toThrow(/secret/)
})
