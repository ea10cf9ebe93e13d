import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { copy, listOf } from '../../common/content/content-schemas.ts'

/** The strip's title, and the opening of the contact dialog. */
export const speakToWords = {
  title: 'Speak to the people who run it',
  heading: (role: string) => `Write to our ${role}.`,
  firstLine: (role: string) => `For the ${role}: `,
} as const

/** The people in the strip above the footer: the role, and what to write to them about. No names. */
export const speakTo = checkContent(
  'site/content/speak-to.ts',
  listOf(v.object({ role: copy(6), subject: copy(56) }), 3),
  [
    { role: 'CEO', subject: 'On pricing, partnership and where this is going' },
    { role: 'CTO', subject: 'On integration, security and uptime' },
    { role: 'CSO', subject: 'Chief solutions officer, on your calls and your rollout' },
  ],
)
