import { expect, test } from 'vitest'
import { checkBudgets } from '../budgets/check-budgets.ts'
import type { PageCost } from './page-cost.ts'
import { peerBars, timesThePeer } from './peer-bars.ts'

const cost: PageCost = {
  score: 99,
  largestPaint: 1000,
  blockingTime: 100,
  blockingInBrowser: 50,
  mainThread: 2000,
  bytes: 1,
  nodes: 1,
}

function missed(ours: Partial<PageCost>, peer: Partial<PageCost> = {}): string[] {
  const comparison = {
    path: '/',
    peerPath: '/',
    ours: { ...cost, largestPaint: 900, ...ours },
    peer: { ...cost, ...peer },
  }
  return checkBudgets([comparison], peerBars('Quiet'))
    .filter((bar) => bar.missed.length > 0)
    .map(({ name }) => name)
}

test('as much work as the peer and nine tenths of its paint time meet every limit', () => {
  expect(missed({})).toEqual([])
})

test.each([
  [{ largestPaint: 901 }, 'Quiet: largest paint'],
  [{ blockingInBrowser: 51 }, 'Quiet: blocking time'],
  [{ mainThread: 2001 }, 'Quiet: main-thread work'],
])('%o is a miss', (ours, name) => {
  expect(missed(ours)).toEqual([expect.stringContaining(name)])
})

test('bytes, nodes, score and simulated blocking are shown and not judged', () => {
  expect(missed({ score: 1, bytes: 1e6, nodes: 1e4, blockingTime: 1e3 })).toEqual([])
})

test('beside a peer that does not block, only zero blocking time meets the limit', () => {
  expect(timesThePeer(0, 0)).toBe(1)
  expect(missed({ blockingInBrowser: 0 }, { blockingInBrowser: 0 })).toEqual([])
  expect(missed({ blockingInBrowser: 1 }, { blockingInBrowser: 0 })).toHaveLength(1)
})
