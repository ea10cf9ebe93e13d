import path from 'node:path'
import { site } from '../content/site.ts'
import { startAlarms } from './alarms.ts'
import { createApp } from './app.ts'
import { createClearer } from './clear-after-erasing.ts'
import { leadStoreFile, mailFolder, readEnv, storePlace } from './env.ts'
import type { Env } from './env.ts'
import { createEventCounter } from './health/event-counter.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createCrowd } from './leads/crowd.ts'
import { listen, stopListening } from './listen.ts'
import { errorCode, logToConsole as log } from './log.ts'
import { emlSender } from './mail/eml-sender.ts'
import { smtpSender } from './mail/smtp-sender.ts'
import { readLinkSecret } from './newsletter/link-secret.ts'
import { linkTokens } from './newsletter/link-tokens.ts'
import { createDeliverers } from './outbox/deliverers.ts'
import { createDeliveryWorker } from './outbox/delivery-worker.ts'
import { startProblem } from './start-problem.ts'
import { openStore } from './store/open-store.ts'
import { holdStore } from './store/sqlite/hold-store.ts'
import { watchSecurityTxt } from './web/security-txt-expiry.ts'
import { readSiteFiles } from './web/site-files.ts'
import { sitePolicy } from './web/site-policy.ts'

/** How long a stop waits for requests and mails under way (milliseconds). */
const patience = 10_000

async function start(env: Env): Promise<void> {
  const files = readSiteFiles(env.siteDir, sitePolicy(site))
  const place = storePlace(env)
  const letGo = 'file' in place ? holdStore(place.file, new Date()) : undefined
  const store = await openStore(place, {
    onError: (error) => log('warn', 'store_connection_lost', { code: errorCode(error) }),
  })
  const tokens = linkTokens(env.newsletterSecret ?? readLinkSecret(env.dataDir))
  // Set when the server listens, which is before the worker starts.
  let ownUrl = ''
  const sender = env.smtp ? smtpSender(env.smtp) : emlSender(mailFolder(env.dataDir))
  const deliverers = createDeliverers({
    sender,
    from: env.mailFrom,
    tokens,
    // Mails that are kept as files are read on this machine, so their links lead to it.
    origin: () => env.publicOrigin ?? (env.smtp ? site.origin : ownUrl),
    ...env.destinations,
  })
  const { alerts } = env.destinations
  const events = createEventCounter()
  const crowd = createCrowd()
  const clear = createClearer({ store, mailFolder: mailFolder(env.dataDir), log })
  const worker = createDeliveryWorker({
    store,
    deliverers,
    alerts,
    isCrowded: () => crowd.isCrowded(),
    onLost: () => void clear(),
    log: events.counting(log),
  })
  let isReady = true
  const app = createApp({
    env,
    store,
    tokens,
    site: files,
    log,
    events,
    crowd,
    isReady: () => isReady,
    destinations: () => worker.destinations(),
    onDelivery: () => worker.wake(),
  })
  const { server, url } = await listen(app, env)
  ownUrl = url
  await store.releaseLeases()
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
  const endSecurityTxtWatch = watchSecurityTxt(env.siteDir, log)
  announce(env, url)

  const stop = async () => {
    isReady = false
    const giveUp = setTimeout(() => process.exit(0), patience + 1_000)
    endHousekeeping()
    endAlarms()
    endSecurityTxtWatch()
    await Promise.all([stopListening(server, patience), worker.stop()])
    sender.close?.()
    await store.close()
    letGo?.()
    clearTimeout(giveUp)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
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

try {
  await start(readEnv(process.env))
} catch (error) {
  console.error(startProblem(error, process.env['PORT']))
  process.exit(1)
}
