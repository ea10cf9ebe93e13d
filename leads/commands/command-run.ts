import { existsSync } from 'node:fs'
import { EnvReader } from '../env-reader.ts'
import { mailFolder, readDatabaseUrl, readRetentionDays, storePlace } from '../env.ts'
import { openStore, openStoreForReading, type Store, type StorePlace } from '../store/open-store.ts'
import { refuseLost } from '../store/sqlite/lost-store.ts'
import type { ErasingPlace } from './erase.ts'
import type { CommandOutput } from './write-output.ts'

type Variables = Record<string, string | undefined>

/** Where samples are stored unless a folder is named; tools/leads.mjs starts the server on it. */
const sampleDataDir = 'data/sample'

/** One run of a command: its inputs and exit code. Work returns its exit code. */
export class CommandRun {
  exitCode = 0
  /** The data folder; `--data` names another one. */
  dataDir: string
  readonly output: CommandOutput
  readonly #given: Variables

  constructor(variables: Variables, output: CommandOutput) {
    this.#given = variables
    this.dataDir = variables['DATA_DIR'] ?? 'data'
    this.output = output
  }

  /** The environment, with the named data folder. */
  get variables(): Variables {
    return { ...this.#given, DATA_DIR: this.dataDir }
  }

  /** Works without a store. */
  async offline(work: (place: StorePlace) => Promise<number>): Promise<void> {
    this.exitCode = await work(this.#place())
  }

  /** Works on a store in a folder: the named one, otherwise its own, wherever leads are kept. */
  sample(work: (place: StorePlace) => Promise<number>): Promise<void> {
    if (!this.#isNamed()) this.dataDir = sampleDataDir
    return this.offline(work)
  }

  /** Works on an existing store; reports if there is none yet. */
  existing(work: (place: StorePlace) => Promise<number>): Promise<void> {
    return this.offline(async (place) => {
      if (!('file' in place) || existsSync(place.file)) return work(place)
      refuseLost(place.file)
      this.output.err(
        `There are no leads in ${this.dataDir}: the server makes ${place.file} when it first starts.\n`,
      )
      return 1
    })
  }

  /** Works on the store without changing it. */
  reading(work: (store: Store, place: StorePlace) => Promise<number>): Promise<void> {
    return this.existing(async (place) => {
      await using store = await openStoreForReading(place)
      return await work(store, place)
    })
  }

  /** Changes the store, beside a running server. */
  writing(work: (place: ErasingPlace) => Promise<number>): Promise<void> {
    return this.existing(async (place) => {
      await using store = await openStore(place)
      const retentionDays = this.#read(readRetentionDays)
      return await work({ store, mailFolder: mailFolder(this.dataDir), retentionDays })
    })
  }

  /** A named folder means the file in it, even if the environment names a Postgres. */
  #place(): StorePlace {
    return storePlace({
      databaseUrl: this.#isNamed() ? undefined : this.#read(readDatabaseUrl),
      dataDir: this.dataDir,
    })
  }

  #isNamed = (): boolean => this.dataDir !== (this.#given['DATA_DIR'] ?? 'data')

  #read<Setting>(readSetting: (read: EnvReader) => Setting): Setting {
    const read = new EnvReader(this.#given)
    const setting = readSetting(read)
    read.finish()
    return setting
  }
}
