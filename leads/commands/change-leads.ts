import type { Store } from '../store/open-store.ts'
import type { CommandOutput } from './write-output.ts'

/** What the commands do to deliveries, and what they report. Without a reference they apply to all leads. */
export const changes = {
  release: {
    change: (store: Store, now: Date, reference = '') => store.releaseHeld(now, reference),
    done: 'Released',
    nothing: 'Nothing is held',
  },
  retry: {
    change: (store: Store, now: Date, reference?: string) => store.retryNow(now, reference),
    done: 'To be tried now',
    nothing: 'Nothing waits for a later time',
  },
  replay: {
    change: (store: Store, now: Date, reference?: string) => store.replayDead(now, reference),
    done: 'To be sent again',
    nothing: 'The dead letter is empty',
  },
  dismiss: {
    change: (store: Store, now: Date, reference?: string) => store.dismissFailed(now, reference),
    done: 'Dismissed',
    nothing: 'Nothing has failed or is refused',
  },
}

/** Changes deliveries; returns the exit code. A running server notices within half a minute. */
export async function changeLeads(
  store: Store,
  name: keyof typeof changes,
  reference: string | undefined,
  output: CommandOutput,
): Promise<number> {
  const { change, done, nothing } = changes[name]
  const moved = await change(store, new Date(), reference)
  if (moved > 0) {
    const next = name === 'dismiss' ? '' : ' The server takes them up within half a minute.'
    output.out(`${done}: ${moved} ${moved === 1 ? 'delivery' : 'deliveries'}.${next}\n`)
    return 0
  }
  const isUnknown = reference !== undefined && !(await store.find(reference))
  output.err(
    isUnknown
      ? `There is no lead ${reference}.\n`
      : `${nothing}${reference === undefined ? '' : ` of ${reference}`}.\n`,
  )
  return 1
}
