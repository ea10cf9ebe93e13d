import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const pages = ['/', '/about']

test('without a word the home page is measured and recorded', () => {
  expect(readOptions([], {}, pages)).toEqual({
    paths: ['/'],
    recorded: true,
    runs: { lighthouseRuns: 3, loads: 9, visitors: 5, walks: 5 },
  })
})

test('“all” measures and records every page', () => {
  expect(readOptions(['all'], {}, pages)).toMatchObject({ paths: pages, recorded: true })
})

test('BENCH_RUNS sets how often all is done, loads and visitors five times at least', () => {
  expect(readOptions([], { BENCH_RUNS: '1' }, pages).runs).toEqual({
    lighthouseRuns: 1,
    loads: 5,
    visitors: 5,
    walks: 5,
  })
  expect(readOptions([], { BENCH_RUNS: '9' }, pages).runs).toEqual({
    lighthouseRuns: 9,
    loads: 27,
    visitors: 9,
    walks: 9,
  })
})

test('pages can be picked, but only pages there are', () => {
  expect(readOptions(['/about'], {}, pages)).toMatchObject({ paths: ['/about'], recorded: false })
  expect(() => readOptions(['/abuot'], {}, pages)).toThrow('no page /abuot. Say all, or name pages: / /about')
})

test.each(['0', '2.5', 'many', '-1', ''])('BENCH_RUNS=%j is refused', (runs) => {
  expect(() => readOptions([], { BENCH_RUNS: runs }, pages)).toThrow('BENCH_RUNS')
})
