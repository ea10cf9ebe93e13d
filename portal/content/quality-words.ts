import { site } from '../../common/brand/site.ts'
import { sampleBank } from './sample-bank.ts'
import type { Mark } from './sheets.ts'

export const markWords: Readonly<Record<Mark, string>> = {
  pass: 'Pass',
  miss: 'Miss',
  'not-applicable': 'Not applicable',
}

/** Names of the score bands. */
export const bandNames = { poor: 'Below', watch: 'Review', good: 'Meets' }

/** Beside the desk’s title, after the number of calls. */
export const markedNote = `${sampleBank.team} calls marked since nine. Each line is one of them, placed by its score.`

/** Instead of an empty list. */
export const emptyList = { review: 'Nothing waits for you.', choices: 'No call fits all of these.' }

/** What a sheet is waiting for. */
export const waitsWords = {
  secondLook: (name: string) => `${name} has asked for a second look`,
  note: 'Waits for a coaching note',
  answer: (name: string) => `${name} has answered your note`,
}

/** Beneath the lines of the scores. */
export const distributionWords = {
  hint: 'Point at a line to see whose it is; press it to open its sheet.',
  /** Announced for the line selected by keyboard. */
  pointed: (line: string, place: number, all: number) => `${line}, ${place} of ${all}. Enter opens it.`,
  none: 'No calls',
}

/** One agent’s day. */
export const agentWords = {
  back: `All of ${sampleBank.team}`,
  marked: (calls: number) => `${calls} calls marked since nine`,
  eachLine: 'Each line is a call; the dark ones missed it.',
  lost: (times: number, calls: number, points: number) => `${times} of ${calls} calls, ${points} points`,
  today: (name: string, score: string, calls: number) => `${name} today: ${score} over ${calls} calls`,
}

/** On a sheet with only its marks recorded. */
export const notHeard = 'In this demo five calls can be heard. Of this one only the marks are recorded.'

/** Beneath the strokes of a sheet. */
export const strokesWords = {
  lead: '100 strokes, one for each point. The raised red ones were lost.',
  notApplicable: 'The low grey ones do not apply and count for nothing.',
}

/** While another mark is being chosen: the resulting score. */
export const outcomeWords = {
  stays: (score: number) => `The score stays at ${score}.`,
  becomes: (before: number, after: number, band: string) => `${before} becomes ${after}, ${band}`,
  base: (earned: number, base: number) => `${earned} of ${base} points that apply`,
}

/** Fields for writing about a call, and the message of each when left empty. */
export const formWords = {
  reason: { missing: 'A reason is required', placeholder: 'What the call shows, and when' },
  note: {
    label: (name: string) => `For ${name}: one thing to keep, one thing to change`,
    missing: 'A note needs words',
    alsoAbout: (sheet: string, reason: string) => `The note is also about ${sheet}, ${reason}`,
  },
  correction: {
    label: `This call was ${site.brand}’s. A correction changes its next call, after a person approves it`,
    missing: `Say what ${site.brand} should do`,
  },
}

/** At a note that the visitor wrote. */
export const noteSimulated = 'Simulated: nobody receives it'

/** An agent’s request to review a mark. */
export const secondLookWords = {
  asks: (name: string) => `${name} asks for a second look`,
  answered: 'Second look, answered',
  kept: (by: string, reason: string) => `Kept by ${by}. ${reason}`,
}

/** At a check whose mark was changed. */
export const overruledWords = (by: string, was: Mark, now: Mark, reason: string) =>
  `Overruled by ${by}: ${markWords[was]} to ${markWords[now]}. ${reason}`

/** Beneath the captions of a stretch of a call. */
export const playerWords = {
  simulated: 'Simulated: captions follow the call’s clock, no sound is played.',
}
