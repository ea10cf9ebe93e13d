import { unexpected, type Log } from './log/log.ts'
import { deleteKeptMails } from './mail/kept-mails.ts'
import type { ClearingStore } from './store/clearing.ts'
import { day } from '../common/lead/milliseconds.ts'

/**
 * How long mail files of erased leads are searched for (milliseconds): by then every server has checked its own folder.
 */
const lookFor = 7 * day

interface Cleared {
  /** Mail files that appeared after their lead was erased. */
  mails: number
  /** Whether a program that reads the store may still keep traces of erased leads in it. */
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
}

/** The same for a running server, called regularly. Never rejects: the next call retries what failed. */
export function createClearer({ store, mailFolder, log }: ClearerOptions) {
  return async (): Promise<void> => {
    try {
      const { mails } = await clearAfterErasing(store, mailFolder, new Date())
      if (mails > 0) log('info', 'erased_mails_deleted', { count: mails })
    } catch (error) {
      log('error', 'clearing_failed', unexpected(error))
    }
  }
}
