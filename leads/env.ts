import path from 'node:path'
import { site } from '../common/brand/site.ts'
import { isEmailAddress } from '../common/lead/email-address.ts'
import { readEmailAddress } from '../common/lead/read-email-address.ts'
import type { AlarmSettings } from './alarms.ts'
import { readDestinations } from './destinations-env.ts'
import type { AllowedOrigins } from './email-api/cross-origin.ts'
import { EnvReader } from './env-reader.ts'
import type { MailAddress } from './mail/mail-sender.ts'
import { shortestSecret } from './newsletter/link-secret.ts'
import { readSenders } from './senders-env.ts'
import { readImap, readSmtpSettings } from './smtp-env.ts'
import type { StorePlace } from './store/open-store.ts'
import { isProxyEntry } from './web/client-address.ts'
import { inboundSecretRule, isInboundSecret } from './web/inbound-secret.ts'

/** The built site, unless SITE_DIR names another one. */
export const defaultSiteDir = path.join('build', 'client')

/** All settings of the server, checked. */
export type Env = ReturnType<typeof readEnv>

/** Where leads are kept: Postgres if there is an address, otherwise a file in the data folder. */
export const storePlace = ({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): StorePlace =>
  databaseUrl === undefined ? { file: leadStoreFile(dataDir) } : { url: databaseUrl }

/** The lead store of a data folder. */
export const leadStoreFile = (dataDir: string) => path.join(dataDir, 'leads.sqlite')
/** Where mails are stored if there is no mail server. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail')

type Reach = Pick<Env, 'publicOrigin' | 'smtp' | 'host' | 'https' | 'trustedProxies'>

/** Whether the server is only for its own machine, as far as its settings say. */
export const isForThisMachine = ({ host, publicOrigin, https, trustedProxies }: Omit<Reach, 'smtp'>) =>
  ['127.0.0.1', 'localhost', '::1'].includes(host) &&
  publicOrigin === undefined &&
  !https &&
  trustedProxies.length === 0

/**
 * The address of a server with these settings; undefined if they do not say. The desk is opened at localhost,
 * where browsers allow passkeys.
 */
export function reachedAt(env: Reach, port: number | string): string | undefined {
  if (isForThisMachine(env)) return `http://localhost:${port}`
  return env.publicOrigin ?? (env.smtp ? site.origin : undefined)
}

/** Reads the environment. Throws one EnvError that names every wrong setting. */
export function readEnv(variables: Record<string, string | undefined>) {
  const read = new EnvReader(variables)
  const recipients = read.emails('LEAD_RECIPIENTS', [site.email.sales])
  const env = {
    host: read.text('HOST', '127.0.0.1'),
    /** 0 lets the system choose. */
    port: read.whole('PORT', 3000, 0, 65_535),
    dataDir: path.resolve(read.text('DATA_DIR', 'data')),
    /** Postgres; undefined for SQLite in the data folder. May contain a password. */
    databaseUrl: readDatabaseUrl(read),
    siteDir: path.resolve(read.text('SITE_DIR', defaultSiteDir)),
    recipients,
    destinations: readDestinations(read, recipients),
    /** Who may send leads from elsewhere. */
    senders: readSenders(read),
    mailFrom: readMailFrom(read),
    /** The team's own address: the sender of the sales desk's answers, and the recipient of replies. */
    answersFrom: read.email('ANSWERS_FROM') ?? site.email.sales,
    /** Null if mails are stored as .eml files in the data folder. */
    smtp: readSmtpSettings(read),
    /** How mails come in; each is off unless it is set. */
    inboundMail: {
      /** In the address to which a mail service posts mails. */
      secret: read.checked('INBOUND_MAIL_SECRET', isInboundSecret, inboundSecretRule),
      /** The mailbox in which mails are looked for. */
      imap: readImap(read),
      /** Whether a mail that is about no lead becomes one. */
      makesLeads: read.flag('INBOUND_MAIL_LEADS', false),
    },
    emailCall: {
      publicKey: read.text('EMAIL_PUBLIC_KEY', site.emailCall.publicKey),
      serviceId: read.text('EMAIL_SERVICE_ID', site.emailCall.serviceId),
      templateId: read.text('EMAIL_TEMPLATE_ID', site.emailCall.templateId),
    },
    /** The site's address for readers of our mails, without a trailing slash; undefined if not set. */
    publicOrigin: read.checked(
      'PUBLIC_ORIGIN',
      isOrigin,
      'must be an origin such as https://www.example.com',
    ),
    /** Signs the links of the newsletter; if undefined, one is generated and stored in the data folder. */
    newsletterSecret: readNewsletterSecret(read),
    /** The end of the address where a mailing program reports unsubscriptions; undefined if there is none. */
    newsletterInboundSecret: read.checked('INBOUND_NEWSLETTER_SECRET', isInboundSecret, inboundSecretRule),
    allowedOrigins: readAllowedOrigins(read),
    /** Proxies whose X-Forwarded-For is trusted: addresses and ranges. */
    trustedProxies: read.list('TRUSTED_PROXIES', [], isProxyEntry, 'IP address or range'),
    alarms: {
      canaryRecipient: read.email('CANARY_RECIPIENT'),
      quietHours: read.whole('NO_LEAD_ALARM_HOURS', 0, 0, 8_760),
    } satisfies AlarmSettings,
    /** Leads are erased this many days after the last exchange; 0 keeps them. */
    retentionDays: readRetentionDays(read),
    /** Leads with this spam score or more are held from delivery; 0 holds none. */
    spamHoldScore: read.whole('SPAM_HOLD_SCORE', 5, 0, 100),
    rateLimitPerMinute: read.whole('RATE_LIMIT_PER_MINUTE', 10, 1, 100_000),
    /** Mails per hour to unconfirmed addresses: this many for the newsletter, and as many that acknowledge a lead. */
    strangerMailsPerHour: read.whole('STRANGER_MAILS_PER_HOUR', 60, 1, 100_000),
    /** Lets its bearer read /metrics; if undefined, there is no /metrics. */
    metricsToken: read.checked('METRICS_TOKEN', isLongEnough(shortestToken), atLeast(shortestToken)),
    /** The site is reached over https, through a proxy: tell browsers to stay on it. */
    https: read.flag('HTTPS', false),
  }
  read.finish()
  return env
}

const shortestToken = 16
const isLongEnough = (least: number) => (text: string) => text.length >= least
const atLeast = (least: number) => `must have at least ${least} characters`
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function readMailFrom(read: EnvReader): MailAddress {
  const ownAddress = `website@${new URL(site.origin).hostname}`
  const text = read.text('MAIL_FROM', `${site.company} website <${ownAddress}>`)
  const [, name = '', bracketed] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  const address = readEmailAddress(bracketed ?? text)
  if (!isEmailAddress(address)) read.problem('MAIL_FROM', 'must be an address, or a name and an <address>')
  return { name: name.trim(), address }
}

function readAllowedOrigins(read: EnvReader): AllowedOrigins {
  if (read.text('ALLOWED_ORIGINS', '*') === '*') return '*'
  return read.list('ALLOWED_ORIGINS', [], isOrigin, 'origin such as https://www.example.com')
}

/** Also read by the operator's commands, which need no other setting besides the location of the leads. */
export const readDatabaseUrl = (read: EnvReader) =>
  read.checked(
    'DATABASE_URL',
    (url) => /^postgres(?:ql)?:\/\//.test(url),
    'must look like postgres://user:password@host:5432/database',
  )

/** Leads are erased this many days after the last exchange. The operator's commands read it separately. */
export const readRetentionDays = (read: EnvReader): number => read.whole('RETENTION_DAYS', 365, 0, 36_500)

function readNewsletterSecret(read: EnvReader): string | undefined {
  const secret = read.checked('NEWSLETTER_SECRET', isLongEnough(shortestSecret), atLeast(shortestSecret))
  if (secret === undefined && read.optional('DATABASE_URL') !== undefined) {
    read.problem('NEWSLETTER_SECRET', 'is needed with DATABASE_URL: all servers must sign links alike')
  }
  return secret
}
