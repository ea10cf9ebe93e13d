import { runProgram } from '../commands/run-program.ts'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import type { Store } from '../store/open-store.ts'
import { mailTo } from './mail-to.ts'
import { sampleLead } from './sample-lead.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { temporaryStore } from './temporary-store.ts'

export const nandini = { ...sampleLead, message: 'Evenings, "mostly",\nare the problem.' }
export const attacker = {
  ...nandini,
  name: '=HYPERLINK("http://evil.example")',
  company: '@SUM(1)',
  message: '-2+3',
}

/** A data folder with two leads, one of 14 and one of 15 October 2025, its store left open as by a running server. */
export async function folderWithLeads() {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  await acceptLead(store, nandini, mailTo('sales@our.example'), new Date('2025-10-14T06:12:00Z'))
  await acceptLead(store, attacker, mailTo('sales@our.example'), new Date('2025-10-15T06:12:00Z'))
  return { dataDir, store }
}

/** Makes the oldest lead's mail be refused permanently. */
export async function refuseOldest(store: Store, error: string): Promise<void> {
  const claim = await store.claimDelivery(new Date('2025-10-15T07:00:00Z'), 1000)
  if (!claim) throw new Error('nothing to claim')
  await store.recordOutcome(claim, { state: 'dead', failedAt: new Date(), error, alerts: [] })
}

/** Runs one of the operator's commands over a data folder. */
export const run = (dataDir: string, ...argv: string[]) => runWith({ DATA_DIR: dataDir }, ...argv)

/** The same with other settings. */
export async function runWith(variables: Record<string, string>, ...argv: string[]) {
  let out = ''
  let err = ''
  const print = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    isTerminal: false,
  }
  const code = await runProgram(argv, variables, print)
  return { code, out, err }
}
