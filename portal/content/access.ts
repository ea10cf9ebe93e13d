import { clock } from './demo-day.ts'
import type { DeskId } from './desk-names.ts'
import { secondLookAskedAt } from './sheets.ts'

/** Which desks Business User can open, in the order of the list. */
export const limitedAccess: readonly { desk: DeskId; note: string; open: boolean }[] = [
  { desk: 'qams', note: 'Your team’s sheets', open: true },
  { desk: 'zapra', note: 'Four channels', open: true },
  { desk: 'virtual-assistant', note: 'Not included', open: false },
  { desk: 'team', note: 'Administrators only', open: false },
]

/** Instead of a desk that Business User may not open. `{calls}` counts the live calls at that second. */
export const lockedWords = {
  locked: 'Locked for Business User',
  team: {
    heading: ['Team and access', 'is for administrators.'],
    why: 'Your account has Limited Access: QAMS and Zapra. Who may open what is decided by name, and every change is logged.',
  },
  calls: {
    heading: ['{calls} calls are live.', 'This desk cannot hear them.'],
    why: 'Your account has Limited Access: QAMS and Zapra. Live calls carry customers’ voices, so they are given by name. An administrator can add them, or we can show you.',
  },
} as const

/** The access log's entries when the demo begins; `at` in demo seconds. */
export const earlierAccess = [
  { at: clock('11:36'), text: 'Imran K. took over 82••• •• 820' },
  { at: clock(secondLookAskedAt), text: 'Farida S. asked for a second look at KB207745' },
  { at: clock('9:02'), text: 'Sunita G. was given Virtual Assistant' },
]
