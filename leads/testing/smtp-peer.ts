import { onTestFinished } from 'vitest'
import { startMailServer } from './mail-server.ts'

/** Starts a mail server as startMailServer does, and closes it with the test. */
export async function smtpPeer(...settings: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...settings)
  onTestFinished(server.close)
  return server
}
