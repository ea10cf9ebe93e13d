import type { ProductId } from '../content/products.ts'
import { policyRevivalCall } from '../content/sample-call.ts'
import * as record from '../content/sample-readings.ts'
import { futures } from '../../common/figures/futures.ts'
import { customerIntelligenceReading } from '../../common/figures/readings/customer-intelligence-reading.ts'
import { documentProcessingReading } from '../../common/figures/readings/document-processing-reading.ts'
import { processAutomationReading } from '../../common/figures/readings/process-automation-reading.ts'
import { qamsReading } from '../../common/figures/readings/qams-reading.ts'
import type { ReadingLayer } from '../../common/figures/readings/reading-layer.ts'
import { smartAnalyticsReading } from '../../common/figures/readings/smart-analytics-reading.ts'
import { virtualAssistantReading } from '../../common/figures/readings/virtual-assistant-reading.ts'
import { voiceIntelligenceReading } from '../../common/figures/readings/voice-intelligence-reading.ts'
import { zapraReading } from '../../common/figures/readings/zapra-reading.ts'
import { similarCallsOfWeek } from './similar-calls-of-week.ts'

/** Number of lines that represent the hundred futures in so small a drawing. */
const futureLines = 25

const { turns } = policyRevivalCall

/** The sample call drawn eight ways on one time axis: what each product reads in it. */
export const readingOf: Record<ProductId, () => ReadingLayer[]> = {
  'virtual-assistant': () => virtualAssistantReading(turns),
  qams: () => qamsReading(record.checks),
  zapra: () => zapraReading(record.messages),
  'smart-analytics': () =>
    smartAnalyticsReading(turns, similarCallsOfWeek(), record.similarCallsOfTheWeek.rowsLonger),
  'voice-intelligence': () => voiceIntelligenceReading(turns),
  'process-automation': () => processAutomationReading(record.processSteps),
  'customer-intelligence': () => {
    const { likelihoodChanges, renewingAtFirst } = record
    const lines = futures(likelihoodChanges, renewingAtFirst, futureLines)
    return customerIntelligenceReading(lines, likelihoodChanges)
  },
  'document-processing': () => documentProcessingReading(record.scannedFields),
}
