import { processAutomation } from '../../../../content/products/process-automation.ts'

/** Minutes of the change by hand, from the first touch to the last: the length of the scale. */
export const minutesByHand = Math.max(
  ...processAutomation.addressChange.byHand.flatMap(({ spans }) => spans.map(({ to }) => to)),
)
