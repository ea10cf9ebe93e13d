import { expect, it } from 'vitest'
import { processSteps } from '../sample-readings.ts'
import { processAutomation, returnInputs } from './process-automation.ts'

const { steps, addressChange, functions } = processAutomation
const spans = addressChange.byHand.flatMap((row) => row.spans)
const minutesByHand = spans.at(-1)?.to ?? 0

it('has as many steps as the call’s readings, rising in time', () => {
  expect(steps).toHaveLength(processSteps.length)
  const times = processSteps.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('passes the manual change from one person to the next without a gap', () => {
  for (const [place, { from }] of spans.entries()) expect(from).toBe(spans[place - 1]?.to ?? 0)
})

it('writes to the same four systems either way, all before the call ends', () => {
  expect(addressChange.byAssistant.map(({ system }) => system).toSorted()).toEqual(
    addressChange.byHand.map(({ system }) => system).toSorted(),
  )
  for (const { at } of addressChange.byAssistant) expect(at).toBeLessThan(addressChange.seconds)
})

it('lists the address change with the minutes its figure shows', () => {
  const [customer] = functions
  expect(customer?.processes[0]?.byHand).toBe(minutesByHand)
  expect(customer?.figureMeans).toContain(`${minutesByHand} minutes`)
  expect(customer?.figure).toBe(`1:0${addressChange.seconds - 60}`)
})

it('has a sum of whole hours, so that the displayed figures add up', () => {
  const hours = (returnInputs.changesPerMonth * minutesByHand) / 60
  expect(Number.isInteger(hours)).toBe(true)
  expect(Number.isInteger(hours / returnInputs.heldOneIn)).toBe(true)
})

it('writes to the customer system last, so that what agents see is true', () => {
  expect(addressChange.byAssistant.at(-1)?.system).toBe('CRM')
})
