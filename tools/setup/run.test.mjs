import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const watcher = `
  import { endWithNpm } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)}
  process.on('SIGTERM', () => { console.log('asked to stop'); process.exit() })
  setTimeout(() => {}, 15_000)
  endWithNpm()
  console.log('running')
`

/** A shell that runs the watcher as its child, as npm does, and waits for it. */
function startUnderShell() {
  return spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, watcher], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

test('a stopped shell stops what it ran', async () => {
  const shell = startUnderShell()
  const [running] = await once(shell.stdout, 'data')
  expect(String(running)).toContain('running')
  shell.kill('SIGTERM')
  const [stopping] = await once(shell.stdout, 'data')
  expect(String(stopping)).toContain('asked to stop')
})
