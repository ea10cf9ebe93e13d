import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { copyProject } from './copy-project.ts'

/** `npm run dev` in a folder that holds the project. */
export class DevelopmentServer {
  readonly origin: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child
    this.origin = origin
  }

  /** Returns once it prints its address; rejects with its output if it ends before. */
  static async start(folder: string): Promise<DevelopmentServer> {
    const { FORCE_COLOR: _colours, ...env } = process.env
    const command = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0']
    const child = spawn(process.execPath, command, {
      cwd: folder,
      // Colour codes would be inside the printed address.
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
    for await (const line of createInterface(child.stdout)) {
      said.push(line)
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (origin !== undefined) return new DevelopmentServer(child, origin)
    }
    throw new Error(`The development server ended:\n${said.join('\n')}`)
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#child
    if (exitCode !== null || signalCode !== null) return
    this.#child.kill()
    await once(this.#child, 'exit')
  }
}

interface EditingFixtures {
  /** A copy of the project that the test may edit. */
  folder: string
  server: DevelopmentServer
}

/** Playwright’s `test` over a development server that shows a copy of the project. */
export const test = base.extend<EditingFixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'editing-'))
    await copyProject(folder)
    await use(folder)
    await rm(folder, { recursive: true })
  },
  server: async ({ folder }, use) => {
    const server = await DevelopmentServer.start(folder)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

export { expect } from '@playwright/test'
