import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../leads/testing/free-port.ts'
import { postLead } from '../leads/testing/post-lead.ts'

const root = join(import.meta.dirname, '..')

test('the Dockerfile is valid', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const faultsIn = (text: string) =>
    validate(text).map(({ message, range }) => ({ message, line: range.start.line + 1 }))
  expect(faultsIn(dockerfile)).toEqual([])
  expect(faultsIn(dockerfile.replace('USER node', 'USE node'))).toHaveLength(1)
})

/** Docker if its daemon is running, or the program named in CONTAINER_TOOL, such as podman. */
const tool =
  process.env['CONTAINER_TOOL'] ?? (spawnSync('docker', ['info']).status === 0 ? 'docker' : undefined)

function container(...words: string[]): string {
  return execFileSync(tool ?? '', words, { cwd: root, encoding: 'utf8' }).trim()
}

/** Starts the image as docs/deploying.md does, and returns its address. */
async function startOn(volume: string, image: string): Promise<{ url: string; name: string }> {
  const [name, port] = [`website-${randomUUID()}`, await freePort()]
  onTestFinished(() => void spawnSync(tool ?? '', ['rm', '--force', name]))
  const hardened = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--init']
  container(
    'run',
    '--detach',
    `--name=${name}`,
    ...hardened,
    `--volume=${volume}:/data`,
    `--publish=127.0.0.1:${port}:3000`,
    image,
  )
  const url = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 60_000, interval: 200 }).toBe(200)
  return { url, name }
}

test.each(tool === undefined ? [] : [tool])(
  'the image is built by %s, accepts a lead, and a new container on the volume still has it',
  { tags: ['full'], timeout: 1_200_000 },
  async (program) => {
    const built = process.env['CONTAINER_IMAGE']
    const image = built ?? 'website:tried'
    if (built === undefined) container('build', '--tag', image, '.')
    const volume = `leads-${randomUUID()}`
    onTestFinished(() => void spawnSync(program, ['volume', 'rm', volume]))
    const first = await startOn(volume, image)
    expect((await postLead(first.url)).status).toBe(200)
    container('rm', '--force', first.name)
    const second = await startOn(volume, image)
    expect(container('exec', second.name, 'node', 'leads/commands/main.ts', 'list')).toContain('Kaveri Bank')
    expect(container('exec', second.name, 'id', '--user', '--name')).toBe('node')
  },
)
