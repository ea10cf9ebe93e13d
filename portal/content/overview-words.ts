import { site } from '../../common/brand/site.ts'
import { sampleBank } from './sample-bank.ts'

/** Under the overview’s title. */
export const sampleNote = (date: string) => `${date}. ${sampleBank.name} and everyone in it are fictional.`

/** The one thing to know, for accounts that may hear the calls, and for a team lead. */
export const news = {
  calls: 'Nobody is on hold.',
  inbox(waiting: number): string {
    if (waiting === 0) return 'Nobody is waiting.'
    return waiting === 1 ? 'One person is waiting.' : `${waiting} people are waiting.`
  },
}

/** The six figures of the day: what each counts, and its comparison. */
export const callFigures = {
  onCall: (peak: number, at: string) => ({ label: 'on call now', note: `peak today ${peak} at ${at}` }),
  onHold: (longest: string) => ({ label: 'on hold', note: `longest today ${longest}` }),
  settled: (yesterday: number) => ({ label: 'settled without a person', note: `yesterday ${yesterday}%` }),
  pause: (target: number) => ({ label: 'median pause', note: `target ${target} s` }),
  average: (yesterday: string) => ({ label: 'average call', note: `yesterday ${yesterday}` }),
  quality: (calls: string) => ({ label: 'quality score', note: `${calls} calls marked` }),
}

/** The same for a team lead. */
export const teamFigures = {
  marked: { label: 'calls marked today', note: `all of ${sampleBank.team}’s` },
  toReview: { label: 'sheets to review', note: 'asked for, or below 60' },
  score: (target: number) => ({ label: 'team score', note: `target ${target}` }),
  open: { label: 'conversations open', note: 'four channels' },
  waiting: { label: 'waiting for a person', note: 'WhatsApp first' },
  firstReply: (target: string) => ({ label: 'median first reply', note: `target ${target}` }),
}

/** Beside the strip of live calls. */
export const stripNote = (calls: number) => `${calls} calls, four of them below`

/** Around what waits for the person signed in. */
export const needsWords = {
  left: (left: number, all: number) => (left === 0 ? 'All done' : `${left} of ${all}`),
  done: 'Done by you',
}

/** Time since a need arose. */
export const passedWords = {
  onCall: (time: string) => `${time} on the call`,
  ago: (time: string) => `${time} ago`,
  waiting: (time: string) => `Waiting ${time}`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
}

/** The chart of the day’s calls. */
export const dayWords = {
  lead: (calls: string) => `${calls} calls since midnight. Each line is fifteen minutes.`,
  /** Instead of the drawing. */
  description: (now: string) =>
    `Calls per quarter of an hour from midnight to ${now}: few at night, a steady climb from six, most at about half past ten. Yesterday had the same shape, with a second hill at six in the evening.`,
  settled: `Settled by ${site.brand}`,
  toPerson: 'To a person',
  yesterday: 'Yesterday',
}
