import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's result code for a file that another program holds. */
const busy = 5

/** Resolves when it is time for the second attempt. */
export const untilNextTry = () => wait(1_000)

/** Another program holds the file at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/**
 * Runs `action`, and once more after a second if another program holds the file. Meanwhile the server does other work;
 * SQLite's own wait would block everything.
 */
export async function withOneRetry<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!isBusy(error)) throw error
  }
  await untilNextTry()
  return action()
}
