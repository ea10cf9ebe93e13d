import type { ProductId } from '../../content/products.ts'
import { policyRevivalCall } from '../../content/sample-call.ts'
import * as record from '../../content/sample-readings.ts'
import { futures } from '../figures/futures.ts'
import { customerIntelligenceReading } from '../figures/readings/customer-intelligence-reading.ts'
import { documentProcessingReading } from '../figures/readings/document-processing-reading.ts'
import { processAutomationReading } from '../figures/readings/process-automation-reading.ts'
import { qamsReading } from '../figures/readings/qams-reading.ts'
import type { ReadingLayer } from '../figures/readings/reading-layer.ts'
import { smartAnalyticsReading } from '../figures/readings/smart-analytics-reading.ts'
import { virtualAssistantReading } from '../figures/readings/virtual-assistant-reading.ts'
import { voiceIntelligenceReading } from '../figures/readings/voice-intelligence-reading.ts'
import { zapraReading } from '../figures/readings/zapra-reading.ts'
import { similarCallsOfWeek } from './similar-calls-of-week.ts'

/** Lines that stand for the hundred futures in so small a drawing. */
const futureLines = 25

const { turns } = policyRevivalCall

/** The sample call drawn eight ways, on one time axis: what each product reads in it. */
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
