import { existsSync } from 'node:fs'
import { missingLegalFacts } from '../../common/brand/legal-entity.ts'
import { samplesLeft } from '../../site/content/samples-left.ts'
import { site } from '../../common/brand/site.ts'
import { EnvError } from '../env-reader.ts'
import { type Env, readEnv, storePlace } from '../env.ts'
import { verifyImap } from '../inbound-mail/imap-worker.ts'
import { errorCode } from '../log/log.ts'
import { verifySmtp } from '../mail/smtp-sender.ts'
import { lateSince } from '../outbox/retry-schedule.ts'
import { buildInWords, readRunningBuild } from '../running-build.ts'
import { openStoreForReading } from '../store/open-store.ts'
import { LostStoreError, refuseLost } from '../store/sqlite/lost-store.ts'
import { storeProblem } from '../store/store-failure.ts'
import { isRunningOut, securityTxtDaysLeft } from '../web/security-txt-expiry.ts'
import { disk } from './disk-check.ts'
import { examineErasing } from './erasing-check.ts'
import { examineAlerts, examineDeliveries } from './examine-deliveries.ts'
import { sendTests } from './send-test.ts'
import { examineScripts } from './script-failures.ts'
import { note, ok, wrong, type Verdict, type Verdicts, type VerdictsLater } from './verdict.ts'
import type { CommandOutput } from './write-output.ts'

const answerLimit = 10_000

/**
 * Tests everything in the settings, and says how to fix what is wrong; with `sendTest` it sends something to each
 * webhook. Exit code 1 if something is wrong.
 */
export async function doctor(
  variables: Record<string, string | undefined>,
  { out, ask }: CommandOutput,
  { sendTest = false } = {},
): Promise<number> {
  let env: Env
  try {
    env = readEnv(variables)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    error.message.split('\n').forEach((problem) => out(`wrong  ${problem}\n`))
    return 1
  }
  out('ok     Every setting can be read\n')
  let isWrong = false
  const all = sendTest ? [...checks, () => sendTests(env.destinations.webhooks, ask)] : checks
  for (const check of all)
    for await (const { state, text } of check(env)) {
      out(`${state.padEnd(6)} ${text}\n`)
      isWrong ||= state === 'wrong'
    }
  return isWrong ? 1 : 0
}

/** In the order in which their verdicts are printed. */
const checks: readonly ((env: Env) => Verdicts | VerdictsLater)[] = [
  runningBuild,
  store,
  disk,
  mailServer,
  replies,
  webhooks,
  relay,
  ({ destinations, smtp }) => examineAlerts(destinations.alerts, smtp !== null),
  addresses,
  legalEntity,
  samples,
  securityTxt,
]

/** The build on disk; a running server reports its own in /healthz. */
function* runningBuild({ siteDir }: Env): Verdicts {
  yield ok(`Version ${buildInWords(readRunningBuild(siteDir))}`)
}

async function* store(env: Env): VerdictsLater {
  const place = storePlace(env)
  try {
    if ('file' in place && !existsSync(place.file)) {
      refuseLost(place.file)
      return yield note(`There is no store yet in ${env.dataDir}; the server creates it`)
    }
    await using opened = await openStoreForReading(place)
    const now = new Date()
    const lateBefore = lateSince(now)
    const [counts, trouble] = await Promise.all([opened.counts(), opened.trouble(lateBefore)])
    yield ok(`The store can be read; leads in it: ${counts.leads}`)
    yield* examineDeliveries(counts, trouble, lateBefore)
    yield* examineScripts(opened, now)
    yield* examineErasing(opened, env, now)
  } catch (error) {
    if (error instanceof LostStoreError) return yield wrong(error.message)
    const problem = storeProblem(error) ?? 'see "check"'
    yield wrong(`The store cannot be read (${errorCode(error)}): ${problem}`)
  }
}

async function* mailServer({ smtp }: Env): VerdictsLater {
  if (!smtp) return yield note('There is no mail server: mails are kept as files. Set SMTP_URL to send them')
  const name = `${smtp.host}:${smtp.port}`
  try {
    await verifySmtp(smtp)
    yield ok(`The mail server ${name} takes our login`)
  } catch (error) {
    yield wrong(`The mail server ${name} does not (${errorCode(error)}): ${connectionAdvice(error)}`)
  }
}

async function* replies({ inboundMail: { imap, secret } }: Env): VerdictsLater {
  if (secret !== undefined) yield ok('A mail service can post replies to /inbound/mail')
  if (!imap) return
  const name = `${imap.host}:${imap.port}`
  try {
    await verifyImap(imap)
    yield ok(`The mailbox at ${name} takes our login: replies are read from it`)
  } catch (error) {
    const isRefused = error instanceof Error && 'authenticationFailed' in error
    const advice = isRefused ? 'check user and password' : connectionAdvice(error)
    yield wrong(`The mailbox at ${name} does not (${errorCode(error)}): ${advice}`)
  }
}

async function* webhooks({ destinations }: Env): VerdictsLater {
  yield* await Promise.all(
    destinations.webhooks.map(({ name, url }) => reach(`Webhook ${name} at ${new URL(url).host}`, url)),
  )
}

async function* relay({ destinations }: Env): VerdictsLater {
  if (destinations.relay) yield await reach('The relay', destinations.relay.origin)
}

/** Any answer will do: a test must not send a lead. */
async function reach(what: string, url: string): Promise<Verdict> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(answerLimit) })
    return ok(`${what} answers`)
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return wrong(`${what} does not answer (${errorCode(cause)}): ${connectionAdvice(cause)}`)
  }
}

function* addresses({ recipients, mailFrom, https }: Env): Verdicts {
  yield ok(`Leads are mailed to ${recipients.join(', ')} from ${mailFrom.address}`)
  if ([...recipients, mailFrom.address].some((address) => address.endsWith('.example')))
    yield wrong('Addresses that end in .example reach nobody: set LEAD_RECIPIENTS and MAIL_FROM')
  if (!https) yield note('HTTPS is off: set it once the site is reached over https')
}

/** What to do about a failed connection. nodemailer has one code for all TLS errors; its message says more. */
function connectionAdvice(error: unknown): string {
  const code = errorCode(error)
  const about = error instanceof Error ? `${code} ${error.message}` : code
  if (code === 'EAUTH') return 'check user and password'
  if (/certificate has expired|CERT_HAS_EXPIRED/.test(about)) return 'its certificate has expired'
  if (/altnames|ALTNAME/.test(about))
    return 'its certificate is for another name: use that name in the settings'
  if (/self[- _]signed|verify|certificate/i.test(about)) {
    return 'its certificate is from an unknown issuer: set NODE_EXTRA_CA_CERTS to the file of its CA'
  }
  if (/wrong version number|WRONG_VERSION_NUMBER/.test(about)) {
    return 'it does not speak TLS on this port. Mail servers: smtps:// is for 465, smtp:// for 587'
  }
  if (code === 'ETLS') return 'it offers no TLS, and a password is sent only over TLS'
  return 'check host, port and firewall'
}

/** Whether the site names its legal entity. It works without; it should not go live without. */
function* legalEntity(): Verdicts {
  const missing = missingLegalFacts(site.legalEntity)
  if (missing.length === 0) return yield ok('The site names its legal entity')
  yield note(
    `Before going live, fill in legalEntity in common/brand/site.ts and build again: ${missing.join(', ')}`,
  )
}

/** Invented people and companies on the site. Each is marked; before going live they should be real or removed. */
function* samples(): Verdicts {
  const left = samplesLeft()
  if (left.length === 0) return yield ok('People and companies on the site are real, by its content')
  yield note(`Before going live, replace what is still a sample: ${left.join(', ')}`)
}

/** Whether the built site's security.txt is still valid. */
function* securityTxt({ siteDir }: Env): Verdicts {
  const days = securityTxtDaysLeft(siteDir, new Date())
  if (days === undefined) return
  const mend = 'build the site again (npm run build) and restart the server'
  if (days < 0) yield wrong(`security.txt has expired: ${mend}`)
  else if (isRunningOut(days)) yield note(`security.txt expires in ${days} days: ${mend}`)
  else yield ok(`security.txt is good for ${days} days`)
}
