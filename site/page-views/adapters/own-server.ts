import { eventPath } from '../../../common/lead/site-event.ts'
import { postQuietly } from '../post-quietly.ts'
import type { Report } from '../report.ts'

/** Reports to the lead desk that serves the site. */
export const report: Report = (event) => postQuietly(eventPath, event)
