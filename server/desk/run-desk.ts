import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { leadStoreFile } from '../env.ts'
import { openSqliteStoreForReading } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { readArguments, UsageError } from './arguments.ts'
import type { DeskCommand } from './arguments.ts'
import { exportCsv, exportJson } from './export-leads.ts'
import { help } from './help.ts'
import { listLeads } from './list-leads.ts'
import { exportSubscribers, listSubscribers } from './list-subscribers.ts'
import { showLead } from './show-lead.ts'

export interface DeskOutput {
  out: (text: string) => void
  err: (text: string) => void
}

/** Runs one command of the operator's desk and answers its exit code: 0 done, 1 not found, 2 not understood. */
export async function runDesk(argv: string[], dataDir: string, output: DeskOutput): Promise<number> {
  try {
    const command = readArguments(argv, dataDir)
    if (command.name === 'help') {
      output.out(help)
      return 0
    }
    const file = leadStoreFile(command.dataDir)
    if (!existsSync(file)) {
      output.err(`There are no leads in ${command.dataDir}: the server makes ${file} when it first starts.\n`)
      return 1
    }
    const store = openSqliteStoreForReading(file)
    try {
      return await runOn(store, command, output)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof UsageError) {
      output.err(`${error.message}\n\n${help}`)
      return 2
    }
    output.err(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

async function runOn(
  store: Store,
  command: Exclude<DeskCommand, { name: 'help' }>,
  { out, err }: DeskOutput,
): Promise<number> {
  if (command.name === 'list') {
    out(await listLeads(store, command))
    return 0
  }
  if (command.name === 'show') {
    const lead = await store.find(command.reference)
    if (!lead) {
      err(`There is no lead ${command.reference}.\n`)
      return 1
    }
    out(showLead(lead))
    return 0
  }
  if (command.name === 'subscribers') {
    const subscribers = await store.subscribers()
    const { format } = command
    const text = format ? exportSubscribers(subscribers, format) : listSubscribers(subscribers)
    await write([text], command.out, { out, err })
    return 0
  }
  const leads = store.all({ since: command.since })
  await write(command.format === 'csv' ? exportCsv(leads) : exportJson(leads), command.out, { out, err })
  return 0
}

/** Writes to the file, for its owner alone, or to the screen when there is none. */
async function write(
  pieces: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
  { out, err }: DeskOutput,
): Promise<void> {
  if (file === undefined) {
    for await (const piece of pieces) out(piece)
    return
  }
  await writeFile(path.resolve(file), pieces, { mode: 0o600 })
  err(`Written to ${file}\n`)
}
