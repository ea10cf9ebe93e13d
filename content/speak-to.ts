import * as v from 'valibot'
import { checkContent } from './check-content.ts'
import { copy, listOf } from './content-schemas.ts'

/** The people to whom the strip above the footer leads: the role, and what to write to them about. No names. */
export const speakTo = checkContent(
  'content/speak-to.ts',
  listOf(v.object({ role: copy(6), subject: copy(56) }), 3),
  [
    { role: 'CEO', subject: 'On pricing, partnership and where this is going' },
    { role: 'CTO', subject: 'On integration, security and uptime' },
    { role: 'CSO', subject: 'On your calls, your targets and your rollout' },
  ],
)
