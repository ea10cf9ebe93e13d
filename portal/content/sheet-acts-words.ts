import { site } from '../../common/brand/site.ts'
import { markWords } from './quality-words.ts'
import type { Mark } from './sheets.ts'

/** For acts by an account without a name. */
export const someone = 'Someone'

/** What the toast says about a score, before and after an act. */
export const scoreChange = {
  stays: (sheet: string, score: number) => `${sheet} stays at ${score}.`,
  goes: (sheet: string, before: number, now: number, band: string) =>
    `${sheet} goes from ${before} to ${now}, ${band}.`,
}

/** Toasts after acts on a sheet; `change` is the sentence above. */
export const actToasts = {
  overruled: (change: string, agent: string) => ({
    title: 'Mark overruled',
    text: `${change} Simulated: ${agent} is told, with your reason.`,
  }),
  undone: (change: string) => ({
    title: 'Mark given back',
    text: `${change} Both changes stay on record.`,
  }),
  kept: (agent: string) => ({
    title: 'Mark kept',
    text: `Simulated: ${agent} is told, with your reason.`,
  }),
  noted: (agent: string) => ({
    title: 'Note sent',
    text: `Simulated: ${agent} would see it before the next call.`,
  }),
  corrected: {
    title: 'Correction suggested',
    text: `Simulated: it would wait for a person’s approval before ${site.brand}’s next call.`,
  },
}

/** Who did what to a sheet, as recorded. */
export const recordWords = {
  marked: (score: number) => `QAMS marked the call ${score}`,
  secondLook: (agent: string, check: string) => `${agent} asked for a second look at “${check}”`,
  overrule: (by: string, check: string, marks: readonly [Mark, Mark], scores: string, reason: string) =>
    `${by} overruled “${check}”, ${markWords[marks[0]]} to ${markWords[marks[1]]}, ${scores}. ${reason}`,
  undo: (by: string, check: string, scores: string) => `${by} gave “${check}” its mark back, ${scores}`,
  scores: (before: number, now: number) => (before === now ? `still ${now}` : `${before} to ${now}`),
  keep: (by: string, reason: string) => `${by} kept the mark. ${reason}`,
  note: (by: string, agent: string) => `${by} sent a note to ${agent} (simulated)`,
  correct: (by: string) => `${by} suggested a correction; it waits for approval (simulated)`,
  read: (by: string, agent: string) => `${by} read the answer of ${agent}`,
}
