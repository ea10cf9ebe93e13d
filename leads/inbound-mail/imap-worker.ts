import { setTimeout as wait } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { errorCode, type Log } from '../log/log.ts'
import { readState, writeState } from '../store/lead-desk-state.ts'
import type { StoreSql } from '../store/open-store.ts'
import type { InboundMail } from './inbound-mail.ts'
import { largestMail, readRawMail } from './incoming-mail.ts'
import { day, minute } from '../../common/lead/milliseconds.ts'

export interface ImapSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS, required for passwords except to this machine. */
  secure: boolean
  auth: { user: string; pass: string }
}

interface ImapWorkerOptions {
  settings: ImapSettings
  sql: StoreSql
  mail: InboundMail
  log: Log
  now?: () => Date
  /** Milliseconds to wait after a failure: the first, and the longest. */
  pauses?: { first: number; longest: number }
}

/** If a mail server renumbers its mails, reread them this far back (milliseconds), skipping known ones. */
const lookedBack = 7 * day
/** A mailbox is polled this often (milliseconds), in case the server does not report a mail. */
const longestSilence = 5 * minute

/**
 * Follows a mailbox and takes in mails from the first start on. A mail that was taken in is marked as read; all
 * others stay as they are. Returns what stops it.
 */
export function startImapWorker(options: ImapWorkerOptions): { stop: () => Promise<void> } {
  const { log, pauses = { first: 5_000, longest: 5 * minute } } = options
  const stopping = new AbortController()
  const run = async () => {
    let pause = pauses.first
    while (!stopping.signal.aborted) {
      try {
        await followMailbox(options, stopping.signal, () => (pause = pauses.first))
      } catch (error) {
        if (stopping.signal.aborted) break
        log('warn', 'mailbox_not_read', { code: errorCode(error) })
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(2 * pause, pauses.longest)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

const imapClient = (settings: ImapSettings) =>
  new ImapFlow({
    ...settings,
    logger: false,
    disableAutoIdle: true,
    ...(!settings.secure &&
      !['localhost', '127.0.0.1', '::1'].includes(settings.host) && { doSTARTTLS: true }),
  })

/** Connects and logs in; rejects when that fails. */
export async function verifyImap(settings: ImapSettings): Promise<void> {
  const client = imapClient(settings)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.logout()
  } finally {
    client.close()
  }
}

/** Runs until the connection ends. Rejects if it cannot be made, or the store cannot write. */
async function followMailbox(
  { settings, sql, mail, now = () => new Date() }: ImapWorkerOptions,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const client = imapClient(settings)
  let news = Promise.withResolvers<void>()
  const over = new AbortController()
  const end = () => {
    over.abort()
    news.resolve()
  }
  client.on('error', end)
  client.on('close', end)
  client.on('exists', () => news.resolve())
  signal.addEventListener('abort', end, { once: true })
  try {
    await client.connect()
    await client.mailboxOpen('INBOX')
    onOpen()
    while (!over.signal.aborted) {
      news = Promise.withResolvers()
      await takeNew(client, { sql, mail, now })
      // Ends when the next command is sent.
      client.idle().catch(end)
      await Promise.race([
        news.promise,
        wait(longestSilence, undefined, { ref: false, signal }).catch(() => undefined),
      ])
    }
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

type Following = Pick<ImapWorkerOptions, 'sql' | 'mail'> & { now: () => Date }

/** Takes in the mails since the last one processed. If killed in between, it starts with the same mail again. */
async function takeNew(client: ImapFlow, { sql, mail, now }: Following): Promise<void> {
  if (!client.mailbox) throw new Error('The mailbox is closed')
  const validity = Number(client.mailbox.uidValidity)
  const known = await readState(sql.read, 'imap_uid_validity')
  let last = (await readState(sql.read, 'imap_last_uid')) ?? client.mailbox.uidNext - 1
  const isRenumbered = known !== undefined && known !== validity
  if (isRenumbered) last = 0
  const note = () =>
    sql.transaction(async (query) => {
      await writeState(query, 'imap_uid_validity', validity)
      await writeState(query, 'imap_last_uid', last)
    })
  if (known === undefined) await note()
  const which = isRenumbered ? { since: new Date(now().getTime() - lookedBack) } : { uid: `${last + 1}:*` }
  const found = (await client.search(which, { uid: true })) || []
  // The server returns its last mail even if none is newer.
  for (const uid of found.filter((each) => each > last).toSorted((one, other) => one - other)) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: largestMail } }, { uid: true })
    const source = message ? message.source : undefined
    if (source) {
      const taken = await mail.take(() => readRawMail(source))
      const isKept = taken !== 'no mail' && taken.outcome !== 'not-taken'
      if (isKept) await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
    }
    last = uid
    await note()
  }
  if (isRenumbered) await note()
}
