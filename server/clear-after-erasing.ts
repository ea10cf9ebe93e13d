import { errorCode, type Log } from './log/log.ts'
import { deleteKeptMails } from './mail/kept-mails.ts'
import type { ClearingStore } from './store/clearing.ts'

/**
 * How long mail files of erased leads are searched for (milliseconds): by then every server has checked its own folder.
 */
const lookFor = 7 * 24 * 3_600_000

interface Cleared {
  /** Mail files that appeared after their lead was erased. */
  mails: number
  /** Whether a program that reads the store still keeps traces of erased leads in it. */
  traces: boolean
}

/** Clears what erasing left behind: mails that were being written at that moment, and traces that a reader kept. */
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

/** The same for a running server, called regularly. Never rejects: the next call tries again what failed. */
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
