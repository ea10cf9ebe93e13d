import { clock } from './demo-day.ts'
import type { DeskId } from './desk-names.ts'
import { noteAnsweredAt, secondLookAskedAt } from './sheets.ts'

/** Something that waits for the signed-in person: a name, a reason and one button. */
export interface Need {
  /** Id of the call, sheet or conversation it is about. */
  in: 'call' | 'sheet' | 'conversation'
  id: string
  desk: DeskId
  who: string
  why: string
  /** Demo second at which it arose. */
  since: number
  button: string
}

// oxfmt-ignore
const [call402, secondLook, deepa, nikhil, imran]: [Need, Need, Need, Need, Need] = [
  {
    desk: 'virtual-assistant', in: 'call', id: 'c402', since: -200, button: 'Step in',
    who: 'Farida S. cannot raise this reversal',
    why: '₹12,400 is over her limit of ₹10,000. The caller is on the line, upset, second call.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207745', since: clock(secondLookAskedAt), button: 'Open the sheet',
    who: 'Farida asks for a second look at KB207745',
    why: 'Marked 74. She says the reference was read aloud at 4:52.',
  },
  {
    desk: 'zapra', in: 'conversation', id: 'z1', since: clock('11:40'), button: 'Answer her',
    who: 'Deepa Krishnan asked for a person twice',
    why: 'A refund promised for Friday has not arrived.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207709', since: clock('10:51'), button: 'Write a note',
    who: 'Nikhil P. verified on one factor, twice',
    why: 'Two calls below 60 this morning, for the same reason.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207744', since: clock(noteAnsweredAt), button: 'Read it',
    who: 'Imran K. replied to your note',
    why: '“Agreed. I will ask if anything is left before I close.”',
  },
]

export const adminNeeds = [call402, secondLook, deepa, nikhil]
export const userNeeds = [secondLook, deepa, imran]
