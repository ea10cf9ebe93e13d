import { onTestFinished } from 'vitest'
import { startWebServer } from './web-server.ts'

/** Starts a web server as startWebServer does, and closes it with the test. */
export async function httpPeer(...settings: Parameters<typeof startWebServer>) {
  const server = await startWebServer(...settings)
  onTestFinished(server.close)
  return server
}
