import { expect, test } from 'vitest'
import { sampleLighthouse, sampleRoute } from '../page-result.fixture.ts'
import { slowPages } from './slow-pages.ts'

const slowRun = { ...sampleLighthouse, scores: { ...sampleLighthouse.scores, performance: 99 } }
const slow = { page: [slowRun, slowRun, sampleLighthouse], control: [sampleLighthouse] }
const moving = { ...slow, page: slow.page.map((run) => ({ ...run, layoutShift: 0.02 })) }

test('a page that misses only its performance score is named with it', () => {
  expect(slowPages([sampleRoute, { ...sampleRoute, path: '/about', lighthouse: slow }])).toEqual(
    new Map([['/about', 99]]),
  )
})

test('a page that moves as well is not: measuring it again could hide that', () => {
  expect(slowPages([{ ...sampleRoute, lighthouse: moving }])).toEqual(new Map())
})
