import { existsSync } from 'node:fs'
import { CommanderError } from '@commander-js/extra-typings'
import { EnvReader } from '../env-reader.ts'
import { mailFolder, readDatabaseUrl, readRetentionDays, storePlace } from '../env.ts'
import { openStore, openStoreForReading } from '../store/open-store.ts'
import type { StorePlace } from '../store/open-store.ts'
import { refuseLost } from '../store/sqlite/lost-store.ts'
import type { Store } from '../store/store.ts'
import type { DeskCommand, ReadingCommand, WritingCommand } from './desk-command.ts'
import { deskProgram } from './desk-program.ts'
import { changeLeads } from './change-leads.ts'
import { clearEarlier, eraseExpired, erasePerson } from './erase.ts'
import type { ErasingPlace } from './erase.ts'
import { doctor } from './doctor.ts'
import { exportCsv, exportJson } from './export-leads.ts'
import { backUpStore, checkStore, restoreStore } from './keep-store.ts'
import { invite } from './invite.ts'
import { leadRecord } from './lead-record.ts'
import { listLeads } from './list-leads.ts'
import { exportSubscribers, listSubscribers, subscriberRecord } from './list-subscribers.ts'
import { showLead } from './show-lead.ts'
import { formatStats, readStats } from './stats.ts'
import { writeOutput } from './write-output.ts'
import type { DeskOutput } from './write-output.ts'
import { withStore } from './with-store.ts'

type Variables = Record<string, string | undefined>

/**
 * Runs one command of the operator's desk and answers its exit code: 0 done, 1 not found or not in order, 2 not
 * understood.
 */
export async function runDesk(argv: string[], variables: Variables, given: DeskOutput): Promise<number> {
  const output = { ...given, out: (text: string) => given.out(printable(text)) }
  let exitCode = 0
  const program = deskProgram(variables['DATA_DIR'] ?? 'data', output, async (command) => {
    exitCode = await runCommand(command, variables, output)
  })
  try {
    await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    output.err(printable(`${error instanceof Error ? error.message : String(error)}\n`))
    return 1
  }
}

async function runCommand(command: DeskCommand, variables: Variables, output: DeskOutput): Promise<number> {
  if (command.name === 'doctor') return doctor({ ...variables, DATA_DIR: command.dataDir }, output)
  const place = placeOf(command, variables)
  if (command.name === 'restore') return restoreStore(place, command.from, output)
  if ('file' in place && !existsSync(place.file)) {
    refuseLost(place.file)
    output.err(
      `There are no leads in ${command.dataDir}: the server makes ${place.file} when it first starts.\n`,
    )
    return 1
  }
  return runOnStore(command, place, variables, output)
}

/** A folder that is named means the file in it, also when the environment names a Postgres. */
function placeOf({ dataDir }: DeskCommand, variables: Variables): StorePlace {
  const read = new EnvReader(variables)
  const databaseUrl = dataDir === (variables['DATA_DIR'] ?? 'data') ? readDatabaseUrl(read) : undefined
  read.finish()
  return storePlace({ databaseUrl, dataDir })
}

function retentionDaysOf(variables: Variables): number {
  const read = new EnvReader(variables)
  const days = readRetentionDays(read)
  read.finish()
  return days
}

async function runOnStore(
  command: (ReadingCommand | WritingCommand) & { dataDir: string },
  place: StorePlace,
  variables: Variables,
  output: DeskOutput,
): Promise<number> {
  switch (command.name) {
    case 'invite':
      return withStore(openStore(place), (store) =>
        invite(store, command, { ...variables, DATA_DIR: command.dataDir }, output),
      )
    case 'release':
    case 'retry':
    case 'replay':
    case 'dismiss':
    case 'erase':
    case 'erase-expired':
      return withStore(openStore(place), (store) =>
        runWriting(
          { store, mailFolder: mailFolder(command.dataDir), retentionDays: retentionDaysOf(variables) },
          command,
          output,
        ),
      )
    case 'backup':
      return backUpStore(place, command.out, output)
    case 'list':
    case 'show':
    case 'export':
    case 'subscribers':
    case 'person':
    case 'stats':
    case 'check':
      return withStore(openStoreForReading(place), (store) => runReading(store, command, place, output))
  }
}

async function runWriting(
  place: ErasingPlace,
  command: Exclude<WritingCommand, { name: 'invite' }>,
  output: DeskOutput,
): Promise<number> {
  if (command.name === 'erase') return erasePerson(place, command, output)
  if (command.name === 'erase-expired') return eraseExpired(place, command, output)
  const code = await changeLeads(place.store, command, output)
  await clearEarlier(place, output)
  return code
}

async function runReading(
  store: Store,
  command: Exclude<ReadingCommand, { name: 'backup' }>,
  place: StorePlace,
  output: DeskOutput,
): Promise<number> {
  switch (command.name) {
    case 'list': {
      const json = async () => toJson((await store.list(command)).map(leadRecord))
      output.out(command.format === 'json' ? await json() : await listLeads(store, command))
      return 0
    }
    case 'show': {
      const lead = await store.find(command.reference)
      if (!lead) {
        output.err(`There is no lead ${command.reference}.\n`)
        return 1
      }
      output.out(command.format === 'json' ? toJson(leadRecord(lead)) : showLead(lead))
      return 0
    }
    case 'export': {
      const leads = store.all({ since: command.since })
      await writeOutput(command.format === 'csv' ? exportCsv(leads) : exportJson(leads), command.out, output)
      return 0
    }
    case 'subscribers': {
      const subscribers = await store.subscribers()
      const { format } = command
      const text = format ? exportSubscribers(subscribers, format) : listSubscribers(subscribers)
      await writeOutput([text], command.out, output)
      return 0
    }
    case 'person': {
      const { leads, subscriber } = await store.person(command.email)
      const newsletter = subscriber ? subscriberRecord(subscriber) : null
      await writeOutput([toJson({ leads: leads.map(leadRecord), newsletter })], command.out, output)
      return leads.length > 0 || subscriber ? 0 : 1
    }
    case 'stats': {
      const stats = await readStats(store, command)
      output.out(command.format === 'json' ? toJson(stats) : formatStats(stats))
      return 0
    }
    case 'check':
      return checkStore(store, place, output)
  }
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Characters with which text takes over a terminal, or turns the text around it. Kept: tabs and line ends. */
const commands = /(?![\n\t]|\r\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Text from outside as a terminal may be shown it: mail servers and visitors write into it. */
const printable = (text: string) => text.replace(commands, '')
