import type { ProductId } from '../../../content/products.ts'
import type { SampleCall } from '../../../content/sample-call.ts'
import type * as Sample from '../../../content/sample-readings.ts'
import { futures } from '../futures.ts'
import { customerIntelligenceReading } from './customer-intelligence-reading.ts'
import { documentProcessingReading } from './document-processing-reading.ts'
import { similarCallsOfWeek } from './similar-calls-of-week.ts'
import { processAutomationReading } from './process-automation-reading.ts'
import { qamsReading } from './qams-reading.ts'
import type { ReadingLayer } from './reading-layer.ts'
import { smartAnalyticsReading } from './smart-analytics-reading.ts'
import { virtualAssistantReading } from './virtual-assistant-reading.ts'
import { voiceIntelligenceReading } from './voice-intelligence-reading.ts'
import { zapraReading } from './zapra-reading.ts'

/** What the products took down of one call: the exports of content/sample-readings.ts. */
export type CallRecord = typeof Sample & { call: SampleCall }

/** Lines that stand for the hundred futures in so small a drawing. */
const futureLines = 25

/** One call drawn eight ways, on one time axis: what each product reads in it. */
export const readingOf: Record<ProductId, (record: CallRecord) => ReadingLayer[]> = {
  'virtual-assistant': ({ call }) => virtualAssistantReading(call.turns),
  qams: ({ checks }) => qamsReading(checks),
  zapra: ({ messages }) => zapraReading(messages),
  'smart-analytics': ({ call, similarCallsOfTheWeek }) =>
    smartAnalyticsReading(
      call.turns,
      similarCallsOfWeek(call, similarCallsOfTheWeek),
      similarCallsOfTheWeek.rowsLonger,
    ),
  'voice-intelligence': ({ call }) => voiceIntelligenceReading(call.turns),
  'process-automation': ({ processSteps }) => processAutomationReading(processSteps),
  'customer-intelligence': ({ likelihoodChanges, renewingAtFirst }) => {
    const lines = futures(likelihoodChanges, { seed: 21, lines: futureLines, renewingAtFirst })
    return customerIntelligenceReading(lines, likelihoodChanges)
  },
  'document-processing': ({ scannedFields }) => documentProcessingReading(scannedFields),
}
