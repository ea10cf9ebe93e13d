import path from 'node:path'
import { site } from '../content/site.ts'
import { isEmailAddress } from '../lead/email-address.ts'
import type { EmailCallIds } from './email-api/check-email-call.ts'
import type { AlarmSettings } from './alarms.ts'
import { readDestinations } from './destinations-env.ts'
import type { DestinationSettings } from './destinations-env.ts'
import type { AllowedOrigins } from './email-api/cross-origin.ts'
import { EnvReader } from './env-reader.ts'
import type { MailAddress } from './mail/mail-sender.ts'
import type { SmtpSettings } from './mail/smtp-sender.ts'
import { shortestSecret } from './newsletter/link-secret.ts'
import { readSmtpSettings } from './smtp-env.ts'
import type { StorePlace } from './store/open-store.ts'
import { isProxyEntry } from './web/client-address.ts'

/** Everything the server is told from outside, checked. */
export interface Env {
  host: string
  /** 0 lets the system choose. */
  port: number
  dataDir: string
  /** Postgres; undefined: SQLite in the data folder. May hold a password. */
  databaseUrl: string | undefined
  siteDir: string
  recipients: string[]
  destinations: DestinationSettings
  mailFrom: MailAddress
  /** The team's own address: what the sales desk answers comes from it, and replies go to it. */
  answersFrom: string
  /** Null: mails are kept as .eml files in the data folder. */
  smtp: SmtpSettings | null
  emailCall: EmailCallIds
  /** Where readers of our mails reach the site, without a slash at the end; undefined when not set. */
  publicOrigin: string | undefined
  /** Signs the links of the newsletter; undefined: one made and kept in the data folder. */
  newsletterSecret: string | undefined
  allowedOrigins: AllowedOrigins
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  alarms: AlarmSettings
  /** Leads older than this many days are erased; 0 keeps them. */
  retentionDays: number
  /** Leads with this spam score or more are held from delivery; 0 holds none. */
  spamHoldScore: number
  rateLimitPerMinute: number
  /** Mails in an hour to addresses that nobody has confirmed: of the newsletter, and as many that acknowledge a lead. */
  strangerMailsPerHour: number
  /** Lets its bearer read /metrics; undefined: there is no /metrics. */
  metricsToken: string | undefined
  /** The site is reached over https, by way of a proxy: tell browsers to stay on it. */
  https: boolean
}

/** Where leads are kept: Postgres when there is an address, otherwise a file in the data folder. */
export const storePlace = ({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): StorePlace =>
  databaseUrl === undefined ? { file: leadStoreFile(dataDir) } : { url: databaseUrl }

/** The lead store of a data folder. */
export const leadStoreFile = (dataDir: string) => path.join(dataDir, 'leads.sqlite')
/** Where mails are kept when there is no mail server. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail')

/** Reads the environment. Throws one EnvError that names every setting that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const read = new EnvReader(variables)
  const recipients = read.list('LEAD_RECIPIENTS', [site.email.sales], isEmailAddress, 'email address')
  const env: Env = {
    host: read.text('HOST', '127.0.0.1'),
    port: read.whole('PORT', 3000, 0, 65_535),
    dataDir: path.resolve(read.text('DATA_DIR', 'data')),
    databaseUrl: readDatabaseUrl(read),
    siteDir: path.resolve(read.text('SITE_DIR', path.join('build', 'client'))),
    recipients,
    destinations: readDestinations(read, recipients),
    mailFrom: readMailFrom(read),
    answersFrom: readAnswersFrom(read),
    smtp: readSmtpSettings(read),
    emailCall: {
      publicKey: read.text('EMAIL_PUBLIC_KEY', site.emailCall.publicKey),
      serviceId: read.text('EMAIL_SERVICE_ID', site.emailCall.serviceId),
      templateId: read.text('EMAIL_TEMPLATE_ID', site.emailCall.templateId),
    },
    publicOrigin: readPublicOrigin(read),
    newsletterSecret: readNewsletterSecret(read),
    allowedOrigins: readAllowedOrigins(read),
    trustedProxies: read.list('TRUSTED_PROXIES', [], isProxyEntry, 'IP address or range'),
    alarms: {
      canaryRecipient: readCanaryRecipient(read),
      quietHours: read.whole('NO_LEAD_ALARM_HOURS', 0, 0, 8_760),
    },
    retentionDays: readRetentionDays(read),
    spamHoldScore: read.whole('SPAM_HOLD_SCORE', 5, 0, 100),
    rateLimitPerMinute: read.whole('RATE_LIMIT_PER_MINUTE', 10, 1, 100_000),
    strangerMailsPerHour: read.whole('STRANGER_MAILS_PER_HOUR', 60, 1, 100_000),
    metricsToken: readMetricsToken(read),
    https: read.flag('HTTPS', false),
  }
  read.finish()
  return env
}

function readMailFrom(read: EnvReader): MailAddress {
  const ownAddress = `website@${new URL(site.origin).hostname}`
  const text = read.text('MAIL_FROM', `${site.company} website <${ownAddress}>`)
  const [, name = '', bracketed] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  if (!isEmailAddress(address)) read.problem('MAIL_FROM', 'must be an address, or a name and an <address>')
  return { name: name.trim(), address }
}

function readAnswersFrom(read: EnvReader): string {
  const address = read.text('ANSWERS_FROM', site.email.sales)
  if (!isEmailAddress(address)) read.problem('ANSWERS_FROM', 'must be one email address')
  return address
}

function readAllowedOrigins(read: EnvReader): AllowedOrigins {
  if (read.text('ALLOWED_ORIGINS', '*') === '*') return '*'
  return read.list('ALLOWED_ORIGINS', [], isOrigin, 'origin such as https://www.example.com')
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function readPublicOrigin(read: EnvReader): string | undefined {
  const origin = read.optional('PUBLIC_ORIGIN')
  if (origin !== undefined && !isOrigin(origin)) {
    read.problem('PUBLIC_ORIGIN', 'must be an origin such as https://www.example.com')
  }
  return origin
}

/** Also reads what the desk needs of the environment, which is only where the leads are. */
export function readDatabaseUrl(read: EnvReader): string | undefined {
  const url = read.optional('DATABASE_URL')
  if (url !== undefined && !/^postgres(?:ql)?:\/\//.test(url)) {
    read.problem('DATABASE_URL', 'must look like postgres://user:password@host:5432/database')
  }
  return url
}

/** Days after which leads are erased; 0 keeps them. The desk's commands read it on their own. */
export const readRetentionDays = (read: EnvReader): number => read.whole('RETENTION_DAYS', 365, 0, 36_500)

function readNewsletterSecret(read: EnvReader): string | undefined {
  const secret = read.optional('NEWSLETTER_SECRET')
  if (secret === undefined && read.optional('DATABASE_URL') !== undefined) {
    read.problem('NEWSLETTER_SECRET', 'is needed with DATABASE_URL: all servers must sign links alike')
  }
  if (secret !== undefined && secret.length < shortestSecret) {
    read.problem('NEWSLETTER_SECRET', `must have at least ${shortestSecret} characters`)
  }
  return secret
}

function readCanaryRecipient(read: EnvReader): string | undefined {
  const address = read.optional('CANARY_RECIPIENT')
  if (address !== undefined && !isEmailAddress(address))
    read.problem('CANARY_RECIPIENT', 'must be one email address')
  return address
}

const shortestToken = 16

function readMetricsToken(read: EnvReader): string | undefined {
  const token = read.optional('METRICS_TOKEN')
  if (token !== undefined && token.length < shortestToken) {
    read.problem('METRICS_TOKEN', `must have at least ${shortestToken} characters`)
  }
  return token
}
