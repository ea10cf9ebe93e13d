import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

const pollMs = 5

/** @type {string} */
let folder
/** @type {string} */
let path

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  path = join(folder, 'install.lock')
})

afterEach(() => rm(folder, { recursive: true }))

test('a second piece of work waits for the first, and says so', async () => {
  /** @type {string[]} */
  const steps = []
  const onWait = vi.fn()
  let finishFirst = () => {}
  const first = withLock(path, { onWait, pollMs }, async () => {
    await new Promise((resolve) => (finishFirst = () => resolve(undefined)))
    steps.push('first')
  })
  const second = withLock(path, { onWait, pollMs }, async () => void steps.push('second'))
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce())
  finishFirst()
  await Promise.all([first, second])
  expect(steps).toEqual(['first', 'second'])
})

test('the lock is given back when the work fails', async () => {
  const failing = () => Promise.reject(new Error('disk full'))
  await expect(withLock(path, { onWait() {} }, failing)).rejects.toThrow('disk full')
  expect(existsSync(path)).toBe(false)
})

test('a lock whose process is gone is taken over at once', async () => {
  await writeFile(path, '2147483646')
  const onWait = vi.fn()
  await withLock(path, { onWait, pollMs }, async () => {})
  expect(onWait).not.toHaveBeenCalled()
})
