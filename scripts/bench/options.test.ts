import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const choice = { parts: ['peer', 'assistant', 'desk'], paths: ['/', '/about', '/dashboard'] }

test('without a word every part is run with every page, and recorded', () => {
  expect(readOptions([], {}, choice)).toEqual({
    ...choice,
    recorded: true,
    rounds: 5,
  })
})

test('BENCH_RUNS sets the number of rounds; with fewer than usual nothing is recorded', () => {
  const runs = (text: string) => readOptions([], { BENCH_RUNS: text }, choice)
  expect(runs('1')).toMatchObject({ recorded: false, rounds: 1 })
  expect(runs('9')).toMatchObject({ recorded: true, rounds: 9 })
})

test('parts can be picked, in the order of all, and are recorded', () => {
  expect(readOptions(['desk', 'peer'], {}, choice)).toMatchObject({
    parts: ['peer', 'desk'],
    paths: choice.paths,
    recorded: true,
  })
})

test('pages alone are measured beside the peer, and not recorded', () => {
  expect(readOptions(['/about'], {}, choice)).toMatchObject({
    parts: ['peer'],
    paths: ['/about'],
    recorded: false,
  })
  expect(readOptions(['/about', 'desk'], {}, choice)).toMatchObject({
    parts: ['desk'],
    paths: ['/about'],
  })
})

test('what is neither part nor page is refused with what there is', () => {
  expect(() => readOptions(['/abuot'], {}, choice)).toThrow(
    'no part or page /abuot. Parts: peer assistant desk. Pages: / /about /dashboard',
  )
})

test.each(['0', '2.5', 'many', '-1', ''])('BENCH_RUNS=%j is refused', (runs) => {
  expect(() => readOptions([], { BENCH_RUNS: runs }, choice)).toThrow('BENCH_RUNS')
})
