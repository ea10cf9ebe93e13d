import { errorCode } from './log.ts'
import type { Log } from './log.ts'
import { deleteKeptMails } from './mail/kept-mails.ts'
import type { ClearingStore } from './store/clearing-store.ts'

/** Mails of what was erased are looked for so long (milliseconds): by then every server has looked in its own folder. */
const lookFor = 7 * 24 * 3_600_000

interface Cleared {
  /** Mails that had turned up as files since they were erased. */
  mails: number
  /** Whether traces of what was erased are still held by who reads the store. */
  traces: boolean
}

/** Clears what erasing has left behind: mails that were just being written, and traces that somebody held. */
export async function clearAfterErasing(
  store: ClearingStore,
  mailFolder: string,
  now: Date,
): Promise<Cleared> {
  const mails = await deleteKeptMails(mailFolder, await store.erasedMails())
  await store.forgetErasedMails(new Date(now.getTime() - lookFor))
  return { mails, traces: !(await store.clearTraces()) }
}

interface ClearerOptions {
  store: ClearingStore
  mailFolder: string
  log: Log
  now?: () => Date
}

/** The same for a running server, to be called now and again. Never rejects: what fails comes up at the next call. */
export function createClearer({ store, mailFolder, log, now = () => new Date() }: ClearerOptions) {
  let isTold = false
  return async (): Promise<void> => {
    try {
      const { traces: waited } = await store.toClear(now())
      const { mails, traces } = await clearAfterErasing(store, mailFolder, now())
      if (mails > 0) log('info', 'erased_mails_deleted', { count: mails })
      if (traces && !isTold) log('warn', 'erased_traces_wait')
      else if (waited && !traces) log('info', 'erased_traces_cleared')
      isTold = traces
    } catch (error) {
      log('error', 'clearing_failed', { code: errorCode(error) })
    }
  }
}
