import { expect, test } from 'vitest'
import { oneAtATime } from './content-check.ts'

test('requests during a run share one run, which begins after the last of them', async () => {
  const ends: (() => void)[] = []
  let runs = 0
  const ask = oneAtATime(async () => {
    const run = (runs += 1)
    await new Promise<void>((end) => ends.push(end))
    return run
  })
  const first = ask()
  const others = Array.from({ length: 100 }, ask)
  expect(runs).toBe(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => runs).toBe(2)
  const late = ask()
  ends[1]?.()
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]))
  await expect.poll(() => runs).toBe(3)
  ends[2]?.()
  expect(await late).toBe(3)
})

test('a failed run does not prevent the next', async () => {
  let runs = 0
  const ask = oneAtATime(async () => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve(runs)
  })
  const [first, second] = [ask(), ask()]
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe(2)
})
