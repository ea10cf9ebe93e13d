import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const choice = { parts: ['weights', 'pages', 'desk'], pagePaths: ['/', '/about'] }

test('without a word every part is run with the home page, and recorded', () => {
  expect(readOptions([], {}, choice)).toEqual({
    parts: choice.parts,
    paths: ['/'],
    everyPage: false,
    recorded: true,
    runs: { lighthouseRuns: 3, loads: 9, paintPairs: 24, visitors: 5, walks: 3 },
  })
})

test('“all” runs and records every part with every page', () => {
  expect(readOptions(['all'], {}, choice)).toMatchObject({
    parts: choice.parts,
    paths: choice.pagePaths,
    everyPage: true,
    recorded: true,
  })
})

test('BENCH_RUNS sets how often all is done, loads and visitors five times at least', () => {
  expect(readOptions([], { BENCH_RUNS: '1' }, choice).runs).toEqual({
    lighthouseRuns: 1,
    loads: 5,
    paintPairs: 8,
    visitors: 5,
    walks: 1,
  })
  expect(readOptions([], { BENCH_RUNS: '9' }, choice).runs).toEqual({
    lighthouseRuns: 9,
    loads: 27,
    paintPairs: 72,
    visitors: 9,
    walks: 9,
  })
})

test('parts can be picked, in the order of the document', () => {
  expect(readOptions(['desk', 'weights'], {}, choice)).toMatchObject({
    parts: ['weights', 'desk'],
    recorded: false,
  })
})

test('pages alone are measured closely, but only pages there are', () => {
  expect(readOptions(['/about'], {}, choice)).toMatchObject({
    parts: ['pages'],
    paths: ['/about'],
    recorded: false,
  })
  expect(() => readOptions(['/abuot'], {}, choice)).toThrow(
    'no part or page /abuot. Parts: weights pages desk. Pages: all / /about',
  )
})

test.each(['0', '2.5', 'many', '-1', ''])('BENCH_RUNS=%j is refused', (runs) => {
  expect(() => readOptions([], { BENCH_RUNS: runs }, choice)).toThrow('BENCH_RUNS')
})
