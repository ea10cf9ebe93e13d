import { expect, test } from 'vitest'
import type { PageCost } from './page-cost.ts'
import { peerText } from './peer-text.ts'

const cost: PageCost = {
  score: 99,
  largestPaint: 1000,
  blockingTime: 100,
  blockingInBrowser: 50,
  mainThread: 2000,
  bytes: 60_000,
  nodes: 700,
}
const kept = { path: '/about', peerPath: '/about', ours: { ...cost, largestPaint: 800 }, peer: cost }
const text = peerText({
  visit: [
    { path: '/', bytes: 140_000 },
    { path: '/offers', bytes: 36_000 },
  ],
  quiet: {
    comparisons: [kept],
    emptyPage: { ...cost, blockingTime: 13, blockingInBrowser: 0, mainThread: 301 },
  },
  loaded: {
    comparisons: [{ ...kept, ours: { ...cost, blockingInBrowser: 75, blockingTime: 101 } }],
    emptyPage: cost,
  },
  rounds: 5,
  loadAtStart: 0.34,
})

test('each page of a visit passes or is said to miss its bar', () => {
  expect(text).toContain('| / | 140.0 | 150 | pass |')
  expect(text).toContain('| /offers | 36.0 | 35 | MISS: 1 |')
  expect(text).toContain('| All | 176.0 | 260 | pass |')
})

test('each page stands beside its peer, without load and with it', () => {
  const rest = '2,000 / 2,000 (1.00) | 60.0 / 60.0 | 700 / 700'
  expect(text).toContain(
    `| /about | /about | 99 / 99 | 800 / 1,000 (0.80) | 50 / 50 (1.00) | 100 / 100 | ${rest} | pass |`,
  )
  expect(text).toContain(
    `| /about | /about | 99 / 99 | 1,000 / 1,000 (1.00) | 75 / 50 (1.50) | 101 / 100 | ${rest} | MISS: 2 |`,
  )
})

test('the empty page stands below, with the browser’s own work', () => {
  expect(text.replaceAll('\n', ' ')).toContain('blocking 0 ms, simulated 13 ms, main thread 301 ms')
})

test('the text says on how many pages simulated blocking is above the peer’s', () => {
  expect(text).toMatch(/above AstroWind's on 0 of 1 pages.*## .*above AstroWind's on 1 of 1 pages/su)
})

test('the text says how busy the machine was', () => {
  expect(text).toContain('load was 0.3 before')
})
