import { expect, test } from 'vitest'
import { pagePaths } from '../../../content/pages.ts'
import { checkRest, restBar } from './rest-bars.ts'

const missed = (path: string, script: number, total: number) =>
  checkRest([{ path, script, total }]).flatMap((bar) => (bar.missed.length > 0 ? bar.name : []))

test.each([
  ['/', 12, 140],
  ['/offers', 30, 90],
  ['/products/qams', 8, 90],
  ['/solutions/banking', 8, 90],
  ['/blog/a-cost-per-call-that-adds-up', 8, 65],
])('%s may have %i kB of script and %i of everything, and not a byte more', (path, script, total) => {
  expect(missed(path, script * 1000, total * 1000)).toEqual([])
  expect(missed(path, script * 1000 + 1, total * 1000)).toEqual([expect.stringContaining('Script')])
  expect(missed(path, script * 1000, total * 1000 + 1)).toEqual([expect.stringContaining('All bytes')])
})

test('of a policy, the blog and the page about us only script is judged', () => {
  for (const path of ['/privacy-policy', '/blog', '/about']) {
    expect(missed(path, 8000, 999_000)).toEqual([])
    expect(missed(path, 8001, 0)).toHaveLength(1)
  }
})

test('every public page has a bar but sign-in, which is an application', () => {
  expect(pagePaths.filter((path) => !restBar(path))).toEqual(['/login'])
})

test('each kind of page is judged by itself, and a page without a bar not at all', () => {
  const page = (path: string) => ({ path, script: 9000, total: 0 })
  const results = checkRest([page('/'), page('/about'), page('/blog'), page('/login')])
  expect(results.map(({ name, pages, missed: misses }) => [name, pages, misses.length])).toEqual([
    ['Script at rest, home (kB)', 1, 0],
    ['All bytes at rest, home (kB)', 1, 0],
    ['Script at rest, lists, policies and about (kB)', 2, 2],
  ])
})
