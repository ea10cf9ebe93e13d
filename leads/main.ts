import path from 'node:path'
import { site } from '../common/brand/site.ts'
import type { LeadDetails } from '../common/lead/lead-fields.ts'
import { salesDeskPath } from '../sales-desk/wire/sales-desk.ts'
import { startAlarms } from './alarms.ts'
import { createApp } from './app.ts'
import { createClearer } from './clear-after-erasing.ts'
import {
  isForThisMachine,
  leadStoreFile,
  mailFolder,
  reachedAt,
  readEnv,
  storePlace,
  type Env,
} from './env.ts'
import { createEventCounter } from './health/event-counter.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startImapWorker } from './inbound-mail/imap-worker.ts'
import { inboundMail } from './inbound-mail/inbound-mail.ts'
import { destinationsElsewhere, teamRecipients } from './leads/lead-destinations.ts'
import { listen, stopListening } from './listen.ts'
import { errorCode, logToConsole as log } from './log/log.ts'
import { emlSender } from './mail/eml-sender.ts'
import { smtpSender } from './mail/smtp-sender.ts'
import { readLinkSecret } from './newsletter/link-secret.ts'
import { linkTokens } from './newsletter/link-tokens.ts'
import { createDeliver } from './outbox/deliver.ts'
import { createDeliveryWorker } from './outbox/delivery-worker.ts'
import { startProblem } from './start-problem.ts'
import { startReminders } from '../sales-desk/server/reminders.ts'
import { createDesk } from '../sales-desk/server/create-desk.ts'
import { deskMails } from '../sales-desk/server/desk-mails.ts'
import { firstOwnerLink } from '../sales-desk/server/invite.ts'
import { signInLinks } from '../sales-desk/server/sign-in-link.ts'
import { hasTeam } from '../sales-desk/server/team.ts'
import { keepEventWebhooks } from './store/lead-events.ts'
import { openStore, type StoreSql } from './store/open-store.ts'
import { keepReachedAt } from './store/reached-at.ts'
import { orderSearchWords } from '../sales-desk/server/search-leads.ts'
import { storeFailure } from './store/store-failure.ts'
import { lockStore } from './store/sqlite/lock-store.ts'
import { clientAddressBehind } from './web/client-address.ts'
import { watchSecurityTxt } from './web/security-txt-expiry.ts'
import { longestAnswer } from './web/post-json.ts'
import { readDeskFiles, readSiteFiles } from './web/site-files.ts'
import { createErasureTeller } from './webhooks/tell-erasures.ts'
import { webhookSender } from './webhooks/webhooks.ts'

/** How long a stop waits for requests and mails under way (milliseconds). */
const shutdownTimeout = 10_000

async function start(env: Env): Promise<void> {
  const files = readSiteFiles(env.siteDir)
  const place = storePlace(env)
  const unlock = 'file' in place ? lockStore(place.file, new Date()) : undefined
  const store = await openStore(place, (error) =>
    log('warn', 'store_connection_lost', { code: errorCode(error) }),
  )
  await orderSearchWords(store.sql).catch((error: unknown) =>
    // For example for lack of space: the desk is then slower, but leads are accepted.
    log('warn', 'search_words_not_ordered', storeFailure(error)),
  )
  const secret = env.newsletterSecret ?? readLinkSecret(env.dataDir)
  const tokens = linkTokens(secret)
  // Set when the server listens, which is before the worker starts.
  let ownUrl = ''
  // Mails stored as files are read on this machine, so their links lead to it.
  const origin = () => env.publicOrigin ?? (env.smtp ? site.origin : ownUrl)
  const sender = env.smtp ? smtpSender(env.smtp) : emlSender(mailFolder(env.dataDir))
  const deliver = createDeliver({
    sender,
    from: env.mailFrom,
    tokens,
    origin,
    salesDesk: deskMails({
      sql: store.sql,
      links: signInLinks(secret),
      from: env.mailFrom,
      answersFrom: env.answersFrom,
      origin,
    }),
    deskAt: async () => ((await hasTeam(store.sql)) ? origin() + salesDeskPath : undefined),
    ...env.destinations,
  })
  const { alerts } = env.destinations
  const recipientsOf = teamRecipients({ ...env.alarms, recipients: env.recipients, alerts })
  const events = createEventCounter()
  const { webhooks } = env.destinations
  await store.sql.transaction((query) => keepEventWebhooks(query, webhooks))
  const tellErasures = createErasureTeller({
    sql: store.sql,
    send: webhookSender(webhooks, () => new Date(), longestAnswer),
    log,
  })
  const clearFiles = createClearer({ store, mailFolder: mailFolder(env.dataDir), log })
  const clear = async () => {
    await clearFiles()
    // Nothing waits for a webhook that hangs.
    void tellErasures()
  }
  const worker = createDeliveryWorker({
    store,
    deliver,
    recipientsOf,
    alerts,
    onLost: () => void clear(),
    log: events.counting(log),
  })
  const salesDesk = createDesk({
    store,
    secret,
    files: readDeskFiles(env.siteDir),
    clientAddress: clientAddressBehind(env.trustedProxies),
    publicOrigin: env.publicOrigin,
    https: env.https,
    answersFrom: env.answersFrom,
    websiteAddress: env.mailFrom.address,
    mailLeaves: env.smtp !== null,
    destinationsOf: (details) => destinationsElsewhere(env, details),
    log: events.counting(log),
    now: () => new Date(),
    onDelivery: () => worker.wake(),
    onErased: clear,
  })
  const inbound = inboundMail({
    sql: store.sql,
    own: { website: env.mailFrom.address, team: env.answersFrom, recipients: env.recipients },
    leadsByMail: leadsByMail(env),
    log: events.counting(log),
    now: () => new Date(),
    onTaken: () => {
      worker.wake()
      salesDesk.events.wake()
    },
  })
  let isReady = true
  const app = createApp({
    env,
    store,
    tokens,
    site: files,
    log,
    events,
    salesDesk,
    inboundMail: inbound,
    isReady: () => isReady,
    destinations: () => worker.destinations(),
    onDelivery: () => worker.wake(),
  })
  const { server, url } = await listen(app, env)
  ownUrl = url
  await store.releaseLeases()
  await store.hurryReaddressed(recipientsOf, new Date())
  if (env.smtp) {
    const count = await store.sendKept(new Date())
    if (count > 0) log('info', 'kept_mails_queued', { count })
  }
  worker.start()
  const endHousekeeping = startHousekeeping({ store, retentionDays: env.retentionDays, clear, log })
  const endAlarms = startAlarms({
    ...env.alarms,
    store,
    recipients: env.recipients,
    alerts,
    from: env.mailFrom.address,
    log,
    onDelivery: () => worker.wake(),
  })
  const endReminders = startReminders({
    sql: store.sql,
    exceptFrom: env.mailFrom.address,
    log: events.counting(log),
    onDelivery: () => worker.wake(),
  })
  const { imap } = env.inboundMail
  const mailbox =
    imap && startImapWorker({ settings: imap, sql: store.sql, mail: inbound, log: events.counting(log) })
  const endSecurityTxtWatch = watchSecurityTxt(env.siteDir, log)

  const stop = async () => {
    isReady = false
    const giveUp = setTimeout(() => process.exit(0), shutdownTimeout + 1_000)
    endHousekeeping()
    endAlarms()
    endReminders()
    salesDesk.events.stop()
    endSecurityTxtWatch()
    await Promise.all([stopListening(server, shutdownTimeout), worker.stop(), mailbox?.stop()])
    sender.close?.()
    await store.close()
    unlock?.()
    clearTimeout(giveUp)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())

  // The reader of these lines may stop the server immediately.
  announce(env, url)
  await announceDesk(env, url, { sql: store.sql, secret }).catch((error: unknown) =>
    // The site and its leads do not wait for the desk: its link is printed at the next start.
    log('warn', 'desk_link_not_made', storeFailure(error)),
  )
}

/** What to do with mails that belong to no lead, if the owner wants leads from them. */
function leadsByMail(env: Env) {
  if (!env.inboundMail.makesLeads) return undefined
  return {
    destinationsOf: (details: LeadDetails) => destinationsElsewhere(env, details),
    holdScore: env.spamHoldScore,
  }
}

function announce(env: Env, url: string): void {
  const fromHere = (file: string) => path.relative('', file) || '.'
  const mail = env.smtp
    ? `sent through ${env.smtp.host}:${env.smtp.port} to ${env.recipients.join(', ')}`
    : `kept as .eml files in ${fromHere(mailFolder(env.dataDir))} (set SMTP_URL to send it)`
  console.log(`${site.company}: website and lead desk`)
  console.log(`  Site   ${url}`)
  const place = env.databaseUrl
    ? `Postgres at ${new URL(env.databaseUrl).host}`
    : fromHere(leadStoreFile(env.dataDir))
  console.log(`  Leads  ${place}, read them with: npm run leads`)
  console.log(`  Mail   ${mail}`)
}

/** Records the desk's address. On a local machine, prints the first owner's link. */
async function announceDesk(
  env: Env,
  url: string,
  { sql, secret }: { sql: StoreSql; secret: string },
): Promise<void> {
  const origin = reachedAt(env, new URL(url).port)
  await sql.transaction((query) => keepReachedAt(query, origin))
  const [email] = env.recipients
  if (!isForThisMachine(env) || env.smtp !== null || env.databaseUrl !== undefined) return
  if (origin === undefined || email === undefined) return
  const link = await firstOwnerLink(sql, { email, secret, origin, now: new Date() })
  if (link !== undefined) console.log(`  Desk   ${link} (works once, for its first owner)`)
}

try {
  await start(readEnv(process.env))
} catch (error) {
  console.error(startProblem(error, process.env['PORT']))
  process.exit(1)
}
