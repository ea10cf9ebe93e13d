import { clock } from './demo-day.ts'
import type { DeskId } from './desk-names.ts'
import { asksForPersonAt } from './inbox-figures.ts'
import { noteAnsweredAt, secondLookAskedAt } from './sheets.ts'

/** Something that waits for the signed-in person: a name, a reason and one button. */
export interface Need {
  /** Id of the call, sheet or conversation it is about. */
  in: 'call' | 'sheet' | 'conversation'
  id: string
  desk: DeskId
  who: string
  why: string
  /** The time since `since`, in demo seconds: "3:20 on the call", "20 minutes ago" or "Waiting 2 minutes". */
  kind: 'on-call' | 'ago' | 'waiting'
  since: number
  button: string
}

// oxfmt-ignore
const [call402, secondLook, deepa, nikhil, imran]: [Need, Need, Need, Need, Need] = [
  {
    desk: 'virtual-assistant', in: 'call', id: 'c402', kind: 'on-call', since: -200, button: 'Step in',
    who: 'Farida S. cannot raise this reversal',
    why: '₹12,400 is over her limit of ₹10,000. The caller is on the line, upset, second call.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207745', kind: 'ago', since: clock(secondLookAskedAt), button: 'Open the sheet',
    who: 'Farida asks for a second look at KB207745',
    why: 'Marked 74. She says the reference was read aloud at 4:52.',
  },
  {
    desk: 'zapra', in: 'conversation', id: 'z1', kind: 'waiting', since: asksForPersonAt.z1, button: 'Answer her',
    who: 'Deepa Krishnan asked for a person twice',
    why: 'A refund promised for Friday has not arrived.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207709', kind: 'ago', since: clock('10:51'), button: 'Write a note',
    who: 'Nikhil P. verified on one factor, twice',
    why: 'Two calls below 60 this morning, for the same reason.',
  },
  {
    desk: 'qams', in: 'sheet', id: 'KB207744', kind: 'ago', since: clock(noteAnsweredAt), button: 'Read it',
    who: 'Imran K. replied to your note',
    why: '“Agreed. I will ask if anything is left before I close.”',
  },
]

export const adminNeeds = [call402, secondLook, deepa, nikhil]
export const userNeeds = [secondLook, deepa, imran]
