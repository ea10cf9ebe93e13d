import type { CheckId } from '../content/quality-checks.ts'
import type { Line, RecordedCall } from '../content/recorded.ts'
import { spokenAnswers } from '../content/spoken-answers.ts'
import { site } from '../../common/brand/site.ts'
import type { CallAct } from '../state/done.ts'
import { answerTo, kindOf } from '../content/recorded-answer.ts'
import type { SpokenLine, Timeline, TimelineEvent } from './timeline.ts'

/** Seconds that a whisper adds to a call: the sentence it becomes, the caller's answer, and the pauses. */
const whisperSeconds = 9
/** Seconds in which the assistant says that it is back. */
const returnSeconds = 5
/** A decision that follows a whisper waits for the whisper to be passed on. */
const whisperSettled = 16

/** After a whisper, and after a sentence, for which nothing was recorded. */
const notPassedOn = (suggestion: string) =>
  `In this demo only the suggested whisper is passed on: “${suggestion}”`
const noAnswer =
  'In this demo the caller’s answers are recorded, and none fits that. The example below has one.'

/** The course of a call: its recording, held up and added to by what the person at the console did. */
export function timelineOf(call: RecordedCall, acts: readonly CallAct[]): Timeline {
  const { decision } = call
  const replies = spokenAnswers[call.lang] ?? spokenAnswers.en
  const timeline: Timeline = {
    lines: [],
    events: [],
    whispers: [],
    checks: [],
    moods: [],
    handedOverAt: Infinity,
    verifiedAt: Infinity,
    held: [],
    seconds: Infinity,
  }
  /** Second of the call minus second of the recording, for the part not yet played. */
  let delay = 0
  /** Second of the recording up to which it has been played, including what is said while it waits. */
  let [played, waited] = [0, 0]
  let waitDelay = 0
  let lastWhisper = -Infinity
  let heldFrom: number | undefined
  /** Start of a held call's pause; a decision resumes it. */
  let stillSince = 0
  let endsAt: number | undefined

  const isWaiting = () => timeline.waits !== undefined && timeline.waits.to === undefined
  const say = (voice: SpokenLine['voice'], from: number, seconds: number, [text, english]: Line) =>
    timeline.lines.push({ voice, from, to: from + seconds, text, english, lang: english ? call.lang : 'en' })
  const note = (at: number, text: string, by: TimelineEvent['by'] = 'you') =>
    timeline.events.push({ at, text, by })
  const holder = () => (timeline.handedOverAt < Infinity ? 'colleague' : 'assistant')
  const holderName = () => (holder() === 'colleague' && call.person) || site.brand
  const lastWord = () => Math.max(0, ...timeline.lines.map(({ to }) => to))

  /** Maps recorded entries to a second of the call. */
  const place = (until: number) => {
    const last = until - delay
    const isDue = (second: number) => second >= played && second < last
    for (const [from, to, voice, ...said] of call.lines)
      if (isDue(from)) say(voice, from + delay, to - from, said)
    for (const [at, text] of call.events) if (isDue(at)) note(at + delay, text, 'system')
    for (const [at, text] of call.moods) if (isDue(at)) timeline.moods.push({ at: at + delay, text })
    for (const [id, at] of Object.entries(call.checks) as [CheckId, number][])
      if (isDue(at)) timeline.checks.push({ at: at + delay, id, passed: !call.missed?.includes(id) })
    if (call.handedOverAt !== undefined && isDue(call.handedOverAt))
      timeline.handedOverAt = call.handedOverAt + delay
    if (isDue(call.verifiedAt)) timeline.verifiedAt = call.verifiedAt + delay
    played = Math.max(played, last)
  }
  const playUntil = (until: number) => {
    if (decision && !timeline.waits && until >= decision.at + delay) {
      timeline.waits = { from: decision.at + delay }
      place(timeline.waits.from)
    }
    if (!isWaiting()) return place(until)
    const from = (timeline.waits?.from ?? 0) + waitDelay
    for (const [at, to, voice, ...said] of decision?.meanwhile ?? [])
      if (at >= waited && at < until - from) say(voice, from + at, to - at, said)
    waited = Math.max(waited, until - from)
  }
  const holdUp = (seconds: number) => {
    if (isWaiting()) waitDelay += seconds
    else delay += seconds
  }

  for (const act of acts) {
    const { at } = act
    if (endsAt !== undefined && at > endsAt) break
    if (heldFrom === undefined) playUntil(at)
    switch (act.kind) {
      case 'listen':
        note(at, 'You listened in')
        break
      case 'whisper': {
        const from = Math.max(at + 1, lastWord())
        note(at, `You whispered: ${act.words}`)
        timeline.whispers.push({ from: at, to: at + 2.5 })
        lastWhisper = at
        if (act.words !== call.suggestion) {
          note(at + 1, notPassedOn(call.suggestion), 'demo')
          break
        }
        const [said, answered] = call.takeUp
        say(holder(), from + 0.6, 4.2, said)
        say('caller', from + 5.4, 2.4, answered)
        holdUp(whisperSeconds)
        break
      }
      case 'take':
        for (const line of timeline.lines) if (line.to > at) line.to = Math.max(line.from + 0.5, at)
        note(at + 0.1, `You took over from ${holderName()}`)
        say(holder(), at + 0.2, 3.6, replies.connecting)
        heldFrom = at
        stillSince = at
        break
      case 'say': {
        const seconds = Math.min(9, 1.2 + act.words.length / 16)
        const from = Math.max(at, lastWord() + 0.2)
        const kind = kindOf(act.words)
        const answer = answerTo(act.words, call.answers) ?? (kind && replies[kind])
        say('you', from, seconds, [act.words])
        if (answer) say('caller', from + seconds + 1, 2.8, answer)
        else note(from + seconds, noAnswer, 'demo')
        if (kind === 'goodbye') endsAt = at + 16
        break
      }
      case 'hand-back':
        holdUp(at - stillSince + returnSeconds)
        timeline.held.push({ from: heldFrom ?? at, to: at })
        heldFrom = undefined
        note(at, `You handed the call back to ${holderName()}`)
        if (holder() === 'assistant') say('assistant', at + 0.4, 3.4, replies.backAgain)
        break
      case 'decide':
        if (!timeline.waits || !isWaiting()) break
        timeline.waits.to = Math.max(at, lastWhisper + whisperSettled)
        delay = timeline.waits.to - (decision?.at ?? 0)
        stillSince = at
        note(at, decision?.done ?? '')
        break
    }
  }
  if (heldFrom !== undefined)
    timeline.held.push(endsAt === undefined ? { from: heldFrom } : { from: heldFrom, to: endsAt })
  else playUntil(endsAt ?? Infinity)
  timeline.seconds = endsAt ?? (heldFrom !== undefined || isWaiting() ? Infinity : call.seconds + delay)
  timeline.lines.sort((one, other) => one.from - other.from)
  timeline.events.sort((one, other) => one.at - other.at)
  return timeline
}
