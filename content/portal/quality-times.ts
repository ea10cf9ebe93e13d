import type { TimeOfDay } from './demo-day.ts'

/** What the overview and the access log need of the score sheets, without their words. */
export const secondLookAskedAt: TimeOfDay = '11:22'
export const noteAnsweredAt: TimeOfDay = '11:40'
