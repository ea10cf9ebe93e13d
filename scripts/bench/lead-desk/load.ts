import { emailCallPath } from '../../../lead/email-call.ts'
import { sampleCall } from '../../../server/testing/sample-call.ts'
import { runCommand } from '../../run-command.ts'

export interface Load {
  sent: number
  /** Those answered with a status of 200 to 299. */
  taken: number
  takenPerSecond: number
  /** Milliseconds from call to answer. */
  p50: number
  p99: number
}

/** What is read of autocannon's report. */
interface Report {
  duration: number
  '2xx': number
  requests: { sent: number }
  latency: { p50: number; p99: number }
}

/** Keeps 64 connections busy for so many seconds, from a process of its own. `options` are autocannon's. */
export async function load(url: string, seconds: number, ...options: string[]): Promise<Load> {
  const args = ['--json', '--connections', '64', '--duration', String(seconds), ...options, url]
  const { exitCode, output } = await runCommand('autocannon', args)
  if (exitCode !== 0) throw new Error(`autocannon failed: ${output}`)
  const { duration, '2xx': taken, requests, latency } = JSON.parse(output) as Report
  return { sent: requests.sent, taken, takenPerSecond: taken / duration, p50: latency.p50, p99: latency.p99 }
}

/** Sends leads as fast as they are taken, each from another address. */
export function sendLeads(origin: string, seconds: number, name: string): Promise<Load> {
  // autocannon writes another text here for each call.
  const email = `${name}-[<id>]@kaveribank.example`
  const call = sampleCall({ from_email: email, reply_to: email, message: `Lead ${name} [<id>]` })
  const headers = ['--headers', `Origin=${origin}`, '--headers', 'Content-Type=application/json']
  const post = ['--method', 'POST', '--idReplacement', ...headers, '--body', JSON.stringify(call)]
  return load(origin + emailCallPath, seconds, ...post)
}
