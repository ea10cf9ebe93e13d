import path from 'node:path'
import { site } from '../content/site.ts'
import { createApp } from './app.ts'
import { leadStoreFile, mailFolder, readEnv } from './env.ts'
import type { Env } from './env.ts'
import { createDeliveryWorker } from './leads/delivery-worker.ts'
import { emlDeliverer } from './leads/mail/eml-deliverer.ts'
import { smtpDeliverer } from './leads/mail/smtp-deliverer.ts'
import { listen, stopListening } from './listen.ts'
import { logToConsole as log } from './log.ts'
import { startProblem } from './start-problem.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { readSiteFiles } from './web/site-files.ts'

/** How long a stop waits for requests and mails under way (milliseconds). */
const patience = 10_000

async function start(env: Env): Promise<void> {
  const connectOrigins =
    site.emailCall.origin === 'same-origin' ? [] : [new URL(site.emailCall.origin).origin]
  const files = readSiteFiles(env.siteDir, { connectOrigins })
  const store = openSqliteStore(leadStoreFile(env.dataDir))
  const deliverer = env.smtp
    ? smtpDeliverer(env.smtp, env.mailFrom)
    : emlDeliverer(mailFolder(env.dataDir), env.mailFrom)
  const worker = createDeliveryWorker({ store, deliverer, log })
  const app = createApp({ env, store, site: files, log, onLead: () => worker.wake() })
  const { server, url } = await listen(app, env)
  // Only now: holding the port shows that no other server of this site is at work on the outbox.
  await store.releaseLeases()
  worker.start()
  announce(env, url)

  const stop = async () => {
    const giveUp = setTimeout(() => process.exit(0), patience + 1_000)
    await Promise.all([stopListening(server, patience), worker.stop()])
    await store.close()
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
  console.log(`  Leads  ${fromHere(leadStoreFile(env.dataDir))}, read them with: npm run leads`)
  console.log(`  Mail   ${mail}`)
}

try {
  await start(readEnv(process.env))
} catch (error) {
  console.error(startProblem(error, process.env['PORT']))
  process.exit(1)
}
