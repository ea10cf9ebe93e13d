import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { scratchFolder } from '../../leads/testing/scratch-folder.ts'
import { type ServerProcess, startServer } from '../../leads/testing/start-server.ts'

const startTimeoutMs = 20_000

/** Settings of the lead desk, such as SMTP_URL: see leads/env.ts. */
export type LeadDeskEnv = Record<string, string>

interface LeadDeskOptions {
  env?: LeadDeskEnv
  /** Of an earlier lead desk, to go on with what it stored; without it a new one, deleted at the end. */
  dataDir?: string
  /** Folder in which a new data folder is made. */
  dataIn?: string
  /** Of an earlier lead desk, to come back at the same address. */
  port?: number
  /** Where the sources of another site are, to run that site’s. */
  project?: string
}

interface Started {
  server: ServerProcess
  origin: string
  dataDir: string
  ownsDataDir: boolean
  env: LeadDeskEnv
}

/** A running lead desk of one test, serving the built site. */
export class LeadDesk {
  /** Address without a slash at the end. */
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  /** The settings it was started with. */
  readonly env: LeadDeskEnv
  readonly #server: ServerProcess
  readonly #ownsDataDir: boolean

  private constructor({ server, origin, dataDir, ownsDataDir, env }: Started) {
    this.#server = server
    this.origin = origin
    this.port = Number(new URL(origin).port)
    this.dataDir = dataDir
    this.#ownsDataDir = ownsDataDir
    this.env = env
  }

  /** Starts leads/main.ts and returns once it says where it listens; rejects with its output when it does not. */
  static async start({
    env = {},
    dataDir,
    dataIn = scratchFolder(),
    port = 0,
    project,
  }: LeadDeskOptions = {}): Promise<LeadDesk> {
    const chosenDataDir = dataDir ?? (await mkdtemp(join(dataIn, 'lead-desk-')))
    const variables = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: chosenDataDir, ...env }
    const server = startServer(variables, project === undefined ? {} : { project })
    const tooLate = wait(startTimeoutMs, undefined, { ref: false })
    const origin = await Promise.race([server.url().catch(() => undefined), tooLate])
    if (origin === undefined) {
      await server.end('SIGKILL')
      if (dataDir === undefined) await rm(chosenDataDir, { recursive: true, force: true })
      throw new Error(`The lead desk did not start:\n${server.output()}`)
    }
    return new LeadDesk({ server, origin, dataDir: chosenDataDir, ownsDataDir: dataDir === undefined, env })
  }

  /** Everything it has printed so far. */
  get output(): string {
    return this.#server.output()
  }

  /** Orderly stop, as on Ctrl+C; deletes the data folder unless it was handed in. */
  async stop(): Promise<void> {
    await this.#server.end('SIGTERM')
    if (this.#ownsDataDir) await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Sudden end, as by a power cut. The data folder stays, for the next one to start on. */
  async kill(): Promise<void> {
    await this.#server.end('SIGKILL')
  }

  /** Runs something while it takes in requests and answers none, as on a machine that is stuck. */
  async whileFrozen(run: () => Promise<void>): Promise<void> {
    this.#server.child.kill('SIGSTOP')
    try {
      await run()
    } finally {
      this.#server.child.kill('SIGCONT')
    }
  }
}
