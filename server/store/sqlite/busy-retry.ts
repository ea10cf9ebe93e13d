import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's result code for a file that another program holds. */
const busy = 5

/** Milliseconds between two tries. */
const pause = 10

/** How long a call waits for another program to release the file before it is answered "busy" (milliseconds). */
export const longestWait = 2_000

/** That another program holds the file at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/**
 * Resolves when it is time to try again. Meanwhile the server does other work; SQLite's own wait would block
 * everything.
 */
export const untilNextTry = () => wait(pause)

/** Runs `action`, and again while it finds the file held by another program, for as long as a call may wait. */
export async function whenFree<T>(action: () => Promise<T>): Promise<T> {
  for (const since = performance.now(); ; await untilNextTry()) {
    try {
      return await action()
    } catch (error) {
      if (!isBusy(error) || performance.now() - since > longestWait) throw error
    }
  }
}
