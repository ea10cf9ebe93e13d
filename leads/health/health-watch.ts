import type { Log } from '../log/log.ts'
import { lateSince } from '../outbox/retry-schedule.ts'
import { storeFailure, storeProblem } from '../store/store-failure.ts'
import type { Store } from '../store/open-store.ts'

/** `degraded`: leads are accepted, but do not get where they should. `failing`: no lead can be accepted. */
export interface Health {
  status: 'ok' | 'degraded' | 'failing'
  /** What is wrong, in plain words; empty if all is well. */
  reasons: string[]
}

interface HealthWatchOptions {
  store: Pick<Store, 'check' | 'probe' | 'trouble'>
  log: Log
  now: () => Date
  /** Monotonic milliseconds. */
  steady: () => number
}

/** A result is reused for this long (milliseconds), because each check writes to the disk. */
const goodFor = 5_000

const lookAtIt = 'npm run leads -- doctor says what to do'

/** Reports the state of the lead desk. Concurrent callers share one disk check. Never rejects. */
export function watchHealth(options: HealthWatchOptions): () => Promise<Health> {
  const { store, log, steady } = options
  let found: Promise<Health> | undefined
  let foundAt = 0
  return async () => {
    try {
      // Cheap enough to check each time.
      await store.check()
    } catch (error) {
      log('error', 'store_unavailable', storeFailure(error))
      return failing('The lead store cannot be read', error)
    }
    if (!found || steady() - foundAt >= goodFor) {
      foundAt = steady()
      found = look(options)
    }
    return found
  }
}

async function look({ store, log, now }: HealthWatchOptions): Promise<Health> {
  try {
    await store.probe()
  } catch (error) {
    log('error', 'store_not_writable', storeFailure(error))
    return failing('The lead store cannot be written, and no lead can be taken', error)
  }
  try {
    const { dead, refused, late } = await store.trouble(lateSince(now()))
    const reasons = [
      ...(dead > 0 ? [`Deliveries have failed for good; ${lookAtIt}`] : []),
      ...(refused > 0 ? [`Deliveries are refused; ${lookAtIt}`] : []),
      ...(late > 0 ? [`Deliveries have waited for more than an hour; ${lookAtIt}`] : []),
    ]
    return { status: reasons.length > 0 ? 'degraded' : 'ok', reasons }
  } catch (error) {
    log('error', 'store_unavailable', storeFailure(error))
    return failing('The lead store cannot be read', error)
  }
}

/** Includes the cause: if the store is gone, the reader must not stop the server. */
function failing(what: string, error: unknown): Health {
  const problem = storeProblem(error)
  return { status: 'failing', reasons: [`${what}${problem ? `: ${problem}` : ''}; ${lookAtIt}`] }
}
