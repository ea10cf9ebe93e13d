import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'
import type { KillOrders } from './kill-beside-commit.ts'

const killer = `--import=${import.meta.resolve('./kill-beside-commit.ts')}`

/** Starts a server that works normally until `killAt` has it killed next to a later commit. */
export function spawnServerToKill(env: Record<string, string>) {
  const file = path.join(temporaryFolder(), 'orders.json')
  const server = spawnServer({ ...env, KILL_ORDERS: file, NODE_OPTIONS: killer })
  const killAt = async (orders: KillOrders) => {
    writeFileSync(file, JSON.stringify(orders))
    server.child.kill('SIGUSR2')
    await server.printed(/to be killed/)
  }
  return { ...server, killAt }
}
