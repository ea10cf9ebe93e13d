import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Its settings are in a separate file, so that a developer's .env changes nothing. */
function serveUnderNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>')
  writeFileSync(join(folder, '_page-policies.json'), `{"/index.html":"default-src 'none'"}`)
  const settings = join(folder, 'settings.env')
  writeFileSync(settings, `PORT=3000\nSITE_DIR=${folder}\nDATA_DIR=${join(folder, 'data')}\n`)
  const npm = spawn('npm', ['run', '--silent', 'serve', '--', '--env', settings], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, so that whatever is left of it can be ended with the test.
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL')
    } catch {
      // Nothing is left, which is what the test is about.
    }
    rmSync(folder, { recursive: true })
  })
  return npm
}

test(
  '`npm run serve` reads --env below the environment, and stopping npm stops the server',
  { timeout: 30_000 },
  async () => {
    const npm = serveUnderNpm()
    let output = ''
    const { promise: url, resolve } = Promise.withResolvers()
    npm.stdout.on('data', (chunk) => {
      output += String(chunk)
      const [, found] = /Site +(http:\S+)/.exec(output) ?? []
      if (found) resolve(found)
    })
    const answer = await fetch(`${await url}/healthz`)
    expect(await answer.json()).toMatchObject({ status: 'ok' })
    npm.kill('SIGTERM')
    // Its output ends with the last process that writes to it.
    await once(npm.stdout, 'close')
    await expect(fetch(`${await url}/healthz`)).rejects.toThrow()
  },
)
