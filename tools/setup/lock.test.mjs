import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { alone } from './lock.mjs'

/** @type {string} */
let folder
/** @type {string} */
let lock

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  lock = join(folder, 'set-up.lock')
})

afterEach(() => rm(folder, { recursive: true }))

test('a second piece of work waits for the first, and says so', async () => {
  /** @type {string[]} */
  const steps = []
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  let finishFirst = () => {}
  const untilFinished = new Promise((resolve) => (finishFirst = () => resolve(undefined)))
  const first = alone(() => untilFinished.then(() => void steps.push('first')), lock)
  const second = alone(async () => void steps.push('second'), lock)
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  finishFirst()
  await Promise.all([first, second])
  expect(steps).toEqual(['first', 'second'])
})

test('the lock is released if the work fails', async () => {
  const failing = () => Promise.reject(new Error('disk full'))
  await expect(alone(failing, lock)).rejects.toThrow('disk full')
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose process is gone is taken over', async () => {
  await writeFile(lock, '2147483646')
  const work = vi.fn(async () => {})
  await alone(work, lock)
  expect(work).toHaveBeenCalledOnce()
})
