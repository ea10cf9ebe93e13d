import { clock } from './demo-day.ts'
import type { DeskId } from './desk-names.ts'
import { asksForPersonAt } from './inbox-figures.ts'
import { noteAnsweredAt, secondLookAskedAt } from './quality-times.ts'

/** What waits for the person signed in: someone, a reason and one button. */
export interface Need {
  /** Of the call, sheet or conversation that it is about. */
  id: string
  desk: DeskId
  who: string
  why: string
  /** What passes since `since`, in demo seconds: "3:20 on the call", "20 minutes ago" or "Waiting 2 minutes". */
  kind: 'on-call' | 'ago' | 'waiting'
  since: number
  button: string
}

const call402: Need = {
  id: 'c402',
  desk: 'virtual-assistant',
  who: 'Farida S. cannot raise this reversal',
  why: '₹12,400 is over her limit of ₹10,000. The caller is on the line, upset, second call.',
  kind: 'on-call',
  since: -200,
  button: 'Step in',
}

const secondLook: Need = {
  id: 'KB207745',
  desk: 'qams',
  who: 'Farida asks for a second look at KB207745',
  why: 'Marked 74. She says the reference was read aloud at 4:52.',
  kind: 'ago',
  since: clock(secondLookAskedAt),
  button: 'Open the sheet',
}

const deepa: Need = {
  id: 'z1',
  desk: 'zapra',
  who: 'Deepa Krishnan asked for a person twice',
  why: 'A refund promised for Friday has not arrived.',
  kind: 'waiting',
  since: asksForPersonAt.z1,
  button: 'Answer her',
}

const nikhil: Need = {
  id: 'KB207709',
  desk: 'qams',
  who: 'Nikhil P. verified on one factor, twice',
  why: 'Two calls below 60 this morning, for the same reason.',
  kind: 'ago',
  since: clock('10:51'),
  button: 'Write a note',
}

const imran: Need = {
  id: 'KB207744',
  desk: 'qams',
  who: 'Imran K. replied to your note',
  why: '“Agreed. I will ask if anything is left before I close.”',
  kind: 'ago',
  since: clock(noteAnsweredAt),
  button: 'Read it',
}

export const adminNeeds = [call402, secondLook, deepa, nikhil]
export const userNeeds = [secondLook, deepa, imran]
