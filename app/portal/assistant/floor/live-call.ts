import { repliesIn } from '../../../../content/portal/caller-replies.ts'
import { writtenCalls } from '../../../../content/portal/calls.ts'
import type { ConsoleCall } from '../../../../content/portal/console-call.ts'
import { site } from '../../../../content/site.ts'
import { actsOn, type CallAct, type CallActs } from '../acts/call-act.ts'
import { callerAnswer } from '../timeline/caller-answer.ts'
import { passedOn } from '../timeline/passed-on.ts'
import { silentScript, type Timeline } from '../timeline/timeline.ts'
import { timelineOf } from '../timeline/timeline-of.ts'
import type { ScheduledCall } from './schedule.ts'

/** A scheduled call with its words. */
export interface LiveCall extends ScheduledCall {
  words: ConsoleCall
}

const known = new WeakMap<ScheduledCall, LiveCall>()

/** The words of a call: those of the written one it follows, with the amounts and places of its own. */
export function liveCall(call: ScheduledCall): LiveCall {
  const found = known.get(call)
  if (found) return found
  const made = { ...call, words: filledIn(writtenCalls[call.script], call.variant) }
  known.set(call, made)
  return made
}

const timelines = new WeakMap<LiveCall, { acts: readonly CallAct[]; timeline: Timeline }>()

/** Everything that happens in a call, given what was done on it. */
export function timelineOfCall(call: LiveCall, allActs: CallActs): Timeline {
  const acts = actsOn(allActs, call.id)
  const found = timelines.get(call)
  if (found?.acts === acts) return found.timeline
  const { words } = call
  const replies = repliesIn(words.lang)
  const script = { ...silentScript(call), ...words, meanwhile: words.decision?.meanwhile ?? [] }
  const timeline = timelineOf(script, acts, {
    lang: words.lang,
    holderAt: (second) =>
      (words.handedOverAt !== undefined && second >= words.handedOverAt ? words.person : undefined) ??
      site.brand,
    connecting: replies.connecting[0],
    backAgain: replies['back-again'][0],
    passedOn: (whisper) => ({ said: passedOn(words, whisper), answered: words.takeUp.answered }),
    answer: (sentence, given) => callerAnswer(words, sentence, given),
    decided: words.decision?.done ?? '',
  })
  timelines.set(call, { acts, timeline })
  return timeline
}

function filledIn(call: ConsoleCall, variant: number): ConsoleCall {
  let text = JSON.stringify(call)
  for (const [name, values] of Object.entries(call.blanks ?? {}))
    text = text.replaceAll(`{${name}}`, values[variant % values.length] ?? '')
  return JSON.parse(text) as ConsoleCall
}
