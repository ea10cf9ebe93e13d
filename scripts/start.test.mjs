import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** @param {string[]} npmArguments */
function startUnderNpm(npmArguments) {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>')
  writeFileSync(join(folder, '_page-policies.json'), `{"/index.html":"default-src 'none'"}`)
  const npm = spawn('npm', npmArguments, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: folder, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that whatever is left of it can be ended with the test.
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

test('who stops npm stops the server that `npm run serve` started', { timeout: 30_000 }, async () => {
  const npm = startUnderNpm(['run', '--silent', 'serve'])
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
})
