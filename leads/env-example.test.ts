import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const example = readFileSync('.env.example', 'utf8')
const settings = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))

/** The names the code reads; a webhook's follow from that of its address, a sender's from that of its secret. */
function namesRead(): Set<string> {
  const names = new Set<string>()
  const variables = {
    WEBHOOK_CRM_URL: 'https://crm.example.com',
    WEBHOOK_CRM_FORMAT: 'chat',
    LEADS_FROM_ZAPIER_SECRET: 'a'.repeat(32),
  }
  readEnv(
    new Proxy<Record<string, string>>(variables, {
      get: (target, name: string) => {
        names.add(name)
        return target[name]
      },
    }),
  )
  return names
}

test('.env.example has each setting that the code reads, and no others', () => {
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...namesRead()].toSorted())
})

test('unmodified, .env.example changes nothing', () => {
  expect(readEnv(parseEnv(example))).toEqual(readEnv({}))
})

test('each value in .env.example is valid, and means the same to every reader of such files', () => {
  const withValue = settings.filter(({ value }) => value !== '')
  expect(withValue.filter(({ value }) => !/^[\w@:/.,?=*{}+%-]+$/.test(value))).toEqual([])
  const secret = 'of thirty-two characters, or more'
  const without = (unwanted: RegExp) =>
    Object.fromEntries(withValue.flatMap(({ name, value }) => (unwanted.test(name) ? [] : [[name, value]])))
  for (const oneMailServer of [/^SMTP_URL$/, /^SMTP_(?!URL)/])
    expect(() => readEnv({ ...without(oneMailServer), NEWSLETTER_SECRET: secret })).not.toThrow()
})

test('the defaults shown in .env.example are the real ones', () => {
  const defaults = ['HOST', 'PORT', 'HTTPS', 'SITE_DIR', 'DATA_DIR', 'RETENTION_DAYS', 'ACKNOWLEDGE']
  const limits = ['ALLOWED_ORIGINS', 'RATE_LIMIT_PER_MINUTE', 'STRANGER_MAILS_PER_HOUR', 'SPAM_HOLD_SCORE']
  const chosen = settings.filter(({ name }) => [...defaults, ...limits, 'NO_LEAD_ALARM_HOURS'].includes(name))
  expect(readEnv(Object.fromEntries(chosen.map(({ name, value }) => [name, value])))).toEqual(readEnv({}))
})
