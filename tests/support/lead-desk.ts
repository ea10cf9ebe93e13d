import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/testing/free-port.ts'

const projectRoot = join(import.meta.dirname, '../..')
const startTimeoutMs = 20_000
// Some 200 tests start a server of their own. With its compiled code kept, a start takes half the processor's time.
const compileCache = join(projectRoot, '.cache/compiled')

/** Settings of the lead desk, such as SMTP_URL: see server/env.ts. */
export type LeadDeskEnv = Record<string, string>

interface LeadDeskOptions {
  env?: LeadDeskEnv
  /** Of an earlier lead desk, to go on with what it stored; without it a new one, deleted at the end. */
  dataDir?: string
  /** Of an earlier lead desk, to come back at the same address. */
  port?: number
  /** Where the sources of another site are, to run that site’s. */
  project?: string
}

/** What the child needs of this machine; none of the settings a person may have in their shell. */
function machineEnv(): LeadDeskEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT', 'TEMP']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** A running lead desk of one test, serving the built site. */
export class LeadDesk {
  readonly port: number
  readonly dataDir: string
  /** The settings it was started with. */
  readonly env: LeadDeskEnv
  readonly #child: ChildProcess
  readonly #ownsDataDir: boolean
  #output = ''

  private constructor(
    child: ChildProcess,
    { port, dataDir, env }: { port: number; dataDir: string; env: LeadDeskEnv },
    ownsDataDir: boolean,
  ) {
    this.#child = child
    this.port = port
    this.dataDir = dataDir
    this.env = env
    this.#ownsDataDir = ownsDataDir
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text))
    }
  }

  /** Starts server/main.ts and returns once it answers; rejects with its output when it does not. */
  static async start({
    env = {},
    dataDir,
    port,
    project = projectRoot,
  }: LeadDeskOptions = {}): Promise<LeadDesk> {
    const chosenPort = port ?? (await freePort())
    const chosenDataDir = dataDir ?? (await mkdtemp(join(tmpdir(), 'lead-desk-')))
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: project,
      env: {
        ...machineEnv(),
        HOST: '127.0.0.1',
        PORT: String(chosenPort),
        DATA_DIR: chosenDataDir,
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const leadDesk = new LeadDesk(
      child,
      { port: chosenPort, dataDir: chosenDataDir, env },
      dataDir === undefined,
    )
    try {
      await leadDesk.#untilHealthy()
      return leadDesk
    } catch (error) {
      await leadDesk.stop()
      throw error
    }
  }

  /** Address without a slash at the end. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Everything it has printed so far. */
  get output(): string {
    return this.#output
  }

  /** Orderly stop, as on Ctrl+C; deletes the data folder unless it was handed in. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    if (this.#ownsDataDir) await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Sudden end, as by a power cut. The data folder stays, for the next one to start on. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Runs something while it takes in requests and answers none, as on a machine that is stuck. */
  async whileFrozen(run: () => Promise<void>): Promise<void> {
    this.#child.kill('SIGSTOP')
    try {
      await run()
    } finally {
      this.#child.kill('SIGCONT')
    }
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#hasEnded) return
    const exit = once(this.#child, 'exit')
    this.#child.kill(signal)
    await exit
  }

  async #untilHealthy(): Promise<void> {
    const deadline = Date.now() + startTimeoutMs
    while (!this.#hasEnded && Date.now() < deadline) {
      const healthy = await fetch(`${this.origin}/healthz`).then(
        (response) => response.ok,
        () => false,
      )
      if (healthy) return
      await wait(50)
    }
    throw new Error(`The lead desk did not start:\n${this.#output}`)
  }
}
