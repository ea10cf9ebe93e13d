import type { Store } from '../store/store.ts'
import type { WritingCommand } from './desk-command.ts'
import type { DeskOutput } from './write-output.ts'

/** Runs a command that changes the store; answers its exit code. A running server sees it within half a minute. */
export async function changeLeads(
  store: Store,
  command: Exclude<WritingCommand, { name: 'erase' | 'erase-expired' | 'invite' }>,
  output: DeskOutput,
): Promise<number> {
  const now = new Date()
  const { name, reference } = command
  const moved = await change(store, name, reference, now)
  if (moved > 0) {
    const next = name === 'dismiss' ? '' : ' The server takes them up within half a minute.'
    output.out(`${done[name]}: ${moved} ${moved === 1 ? 'delivery' : 'deliveries'}.${next}\n`)
    return 0
  }
  if (reference !== undefined && !(await store.find(reference))) {
    output.err(`There is no lead ${reference}.\n`)
    return 1
  }
  output.err(`${nothing[name]}${reference === undefined ? '' : ` of ${reference}`}.\n`)
  return 1
}

const done = {
  release: 'Released',
  retry: 'To be tried now',
  replay: 'To be sent again',
  dismiss: 'Dismissed',
}
const nothing = {
  release: 'Nothing is held',
  retry: 'Nothing waits for a later time',
  replay: 'Nothing stands in the dead letter',
  dismiss: 'Nothing has failed or is refused',
}

function change(
  store: Store,
  name: keyof typeof done,
  reference: string | undefined,
  now: Date,
): Promise<number> {
  if (name === 'dismiss') return store.dismissFailed(now, reference)
  if (name === 'retry') return store.retryNow(now, reference)
  return name === 'replay' ? store.replayDead(now, reference) : store.releaseHeld(now, reference ?? '')
}
