import { onTestFinished } from 'vitest'
import { startServer } from './start-server.ts'

/** Starts the real server as startServer does, and ends it with the test. */
export function spawnServer(...settings: Parameters<typeof startServer>) {
  const server = startServer(...settings)
  onTestFinished(() => server.end('SIGKILL'))
  return server
}
