import { site } from '../../common/brand/site.ts'
import { istDay } from '../time/ist-time.ts'

const prefix = site.brand.slice(0, 2).toUpperCase()

/** The lead's name for people, such as `OR-251014-0142`: the day in India and the running number of that day. */
export function leadReference(receivedAt: Date, runningNumber: number): string {
  const day = istDay(receivedAt).slice(2).replaceAll('-', '')
  return `${prefix}-${day}-${String(runningNumber).padStart(4, '0')}`
}

/** A sample, for help texts and column widths. */
export const sampleReference = leadReference(new Date('2025-10-14'), 142)

/** A reference within a text. */
export const referencePattern = new RegExp(`\\b${prefix}-\\d{6}-\\d{4,}\\b`, 'i')
