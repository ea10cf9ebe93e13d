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
  /** Data folder of an earlier lead desk, to continue with; otherwise a new one, deleted at the end. */
  dataDir?: string
  /** Folder in which a new data folder is created. */
  dataIn?: string
  /** Port of an earlier lead desk, to return at the same address. */
  port?: number
  /** Sources of another site, to run that site’s lead desk. */
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
  /** Address without a trailing slash. */
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

  /** Starts leads/main.ts and returns once it prints its address; rejects with its output if it does not. */
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

  /** Orderly stop, as on Ctrl+C; deletes the data folder unless it was passed in. */
  async stop(): Promise<void> {
    await this.#server.end('SIGTERM')
    if (this.#ownsDataDir) await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Sudden end, like a power cut. The data folder stays, for the next one to start on. */
  async kill(): Promise<void> {
    await this.#server.end('SIGKILL')
  }

  /** Runs something while it accepts requests and answers none, like a stuck machine. */
  async whileFrozen(run: () => Promise<void>): Promise<void> {
    this.#server.child.kill('SIGSTOP')
    try {
      await run()
    } finally {
      this.#server.child.kill('SIGCONT')
    }
  }
}
