import { expect, test } from 'vitest'
import { industries } from '../solutions-overview.ts'
import { type SolutionId, solutions } from '../solutions.ts'
import { solutionPages } from './solution-pages.ts'

/** Seconds as the pages show them: 250 is 4:10. */
const asTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Before and after, as a page gives them, for the row with that measure. */
function row(id: SolutionId, measure: string) {
  const found = solutionPages[id].results.rows.find((each) => each.measure === measure)
  if (!found) throw new Error(`${id} has no result “${measure}”. Correct this test.`)
  return found
}

function caseOf(id: string) {
  const industry = industries.find((each) => each.id === id)
  if (!industry) throw new Error(`There is no industry ${id}.`)
  return industry.caseStudy
}

test('the case of Kaveri Bank has the same figures on the overview as on its own page', () => {
  const { before, after, result } = caseOf('banking')
  const wait = row('banking', 'Wait before an answer')
  expect([before.shown, after.shown]).toEqual([asTime(wait.before), asTime(wait.after)])
  expect(result).toContain(String(100 - row('banking', 'Calls that needed a person').after))
})

test('the case of Sahyog Hospital has the same figures on the overview as on its own page', () => {
  const { before, after } = caseOf('healthcare')
  const lost = row('healthcare', 'Morning calls lost')
  expect([before.shown, after.shown]).toEqual([String(lost.before), String(lost.after)])
})

test('the callback list adds up: what is scrubbed, what remains, and what reached an agent', () => {
  const { call, reasons } = solutionPages.bpo
  const said = call.turns.map(({ words }) => words).join(' ')
  const [repeated, optedOut, left] = [118, 42, 3840]
  expect(said).toContain(`${repeated} repeat and ${optedOut} have opted out. That leaves 3,840`)
  expect(4000 - repeated - optedOut).toBe(left)
  const [campaign] = reasons.rows
  expect(campaign?.text).toContain('308 of 3,840')
  expect(campaign?.share).toBe(Math.round((1 - 308 / left) * 100))
})

test('a result that names a time in the call names its end, or what its own page shows at that second', () => {
  const contradicted = solutions.filter(({ id, result, call }) => {
    const [time] = /\b\d:\d\d(?! [ap]m)\b/.exec(result) ?? []
    const told = [call.seconds, ...solutionPages[id].call.events.map(({ at }) => at)].map(asTime)
    return time !== undefined && !told.includes(time)
  })
  expect(contradicted).toEqual([])
})
