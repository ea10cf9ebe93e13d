import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const choice = { parts: ['weights', 'routes', 'pages', 'desk'], paths: ['/', '/about', '/dashboard'] }

test('without a word every part is run with every page, home closely, and recorded', () => {
  expect(readOptions([], {}, choice)).toEqual({
    parts: choice.parts,
    paths: choice.paths,
    closely: ['/'],
    recorded: true,
    runs: { lighthouseRuns: 3, loads: 9, paintPairs: 48, visitors: 5, walks: 3 },
  })
})

test('BENCH_RUNS sets how often all is done, loads and visitors five times at least', () => {
  expect(readOptions([], { BENCH_RUNS: '1' }, choice).runs).toEqual({
    lighthouseRuns: 1,
    loads: 5,
    paintPairs: 16,
    visitors: 5,
    walks: 1,
  })
  expect(readOptions([], { BENCH_RUNS: '9' }, choice).runs).toEqual({
    lighthouseRuns: 9,
    loads: 27,
    paintPairs: 144,
    visitors: 9,
    walks: 9,
  })
})

test('parts can be picked, in the order of the document', () => {
  expect(readOptions(['desk', 'weights'], {}, choice)).toMatchObject({
    parts: ['weights', 'desk'],
    paths: choice.paths,
    recorded: false,
  })
})

test('pages alone are measured by all that measures pages, and closely', () => {
  expect(readOptions(['/about'], {}, choice)).toMatchObject({
    parts: ['routes', 'pages'],
    paths: ['/about'],
    closely: ['/about'],
    recorded: false,
  })
  expect(readOptions(['/about', 'routes'], {}, choice)).toMatchObject({
    parts: ['routes'],
    paths: ['/about'],
  })
})

test('what is neither part nor page is refused with what there is', () => {
  expect(() => readOptions(['/abuot'], {}, choice)).toThrow(
    'no part or page /abuot. Parts: weights routes pages desk. Pages: / /about /dashboard',
  )
})

test.each(['0', '2.5', 'many', '-1', ''])('BENCH_RUNS=%j is refused', (runs) => {
  expect(() => readOptions([], { BENCH_RUNS: runs }, choice)).toThrow('BENCH_RUNS')
})
