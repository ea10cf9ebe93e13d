import { callNotes } from '../../../../content/portal/call-notes.ts'
import type { Phrase } from '../../../../content/portal/console-call.ts'
import type { CallAct } from '../acts/call-act.ts'
import { intentOf, isLatin } from './intent.ts'
import { ScriptRun } from './script-run.ts'
import type { CallScript, SpokenLine, Timeline } from './timeline.ts'

/** What is said around the script when somebody steps in. */
export interface StepInWords {
  lang: string
  /** A name for whoever had the call at that second. */
  holderAt: (second: number) => string
  connecting: Phrase
  backAgain: Phrase
  passedOn: (whisper: string) => { said: Phrase; answered: Phrase }
  answer: (words: string, given: Phrase[]) => Phrase
  decided: string
}

/** Seconds that a whisper adds to a call: the sentence it becomes, the caller's answer, and the pauses. */
const whisperSeconds = 9
/** Seconds in which the assistant says that it is back. */
const returnSeconds = 5
/** A decision that follows a whisper waits for the whisper to be passed on. */
const whisperSettled = 16

/** The course of a call, from its script and what the person at the console did. */
export function timelineOf(script: CallScript, acts: readonly CallAct[], words?: StepInWords): Timeline {
  const run = new ScriptRun(script)
  const given: Phrase[] = []
  let taken: number | undefined
  /** Since when a taken call stands still; a decision lets it go on from there. */
  let stillSince = 0
  let lastWhisper = -Infinity
  let endsAt: number | undefined

  const say = (
    voice: SpokenLine['voice'],
    from: number,
    seconds: number,
    phrase: Phrase | undefined,
    lang = phrase?.english ? words?.lang : 'en',
  ) => {
    if (phrase) run.lines.push({ ...phrase, voice, from, to: from + seconds, lang: lang ?? 'en' })
  }
  const holder = () => (run.isHandedOver ? 'colleague' : 'assistant')
  const note = (at: number, text: string) => run.events.push({ at, text, by: 'you' })

  for (const act of acts) {
    const { at } = act
    if (endsAt !== undefined && at > endsAt) break
    if (taken === undefined) run.playUntil(at)
    switch (act.kind) {
      case 'listen':
        note(at, callNotes.listened)
        break
      case 'whisper': {
        const pause = run.endOfSpeech(at)
        const passed = words?.passedOn(act.words)
        note(at, callNotes.whispered(act.words))
        run.whispers.push({ from: at, to: at + 2.5 })
        say(holder(), pause + 0.6, 4.2, passed?.said)
        say('caller', pause + 5.4, 2.4, passed?.answered)
        run.delay(whisperSeconds)
        lastWhisper = at
        break
      }
      case 'take':
        run.cutSpeech(at)
        note(at + 0.1, callNotes.taken(words?.holderAt(at)))
        say(holder(), at + 0.2, 3.6, words?.connecting)
        taken = at
        stillSince = at
        break
      case 'say': {
        const seconds = Math.min(9, 1.2 + act.words.length / 16)
        const from = Math.max(at, run.lastWord + 0.2)
        say('you', from, seconds, { text: act.words }, isLatin(act.words) ? 'en' : words?.lang)
        const answered = words?.answer(act.words, given)
        if (answered) given.push(answered)
        say('caller', from + seconds + 1, 2.8, answered)
        if (intentOf(act.words) === 'goodbye') endsAt = at + 16
        break
      }
      case 'hand-back':
        run.delay(at - stillSince + returnSeconds)
        run.held.push({ from: taken ?? at, to: at })
        taken = undefined
        note(at, callNotes.handedBack(words?.holderAt(at)))
        if (!run.isHandedOver) say('assistant', at + 0.4, 3.4, words?.backAgain)
        break
      case 'decide':
        if (!run.decide(Math.max(at, lastWhisper + whisperSettled))) break
        note(at, words?.decided ?? '')
        stillSince = at
        break
    }
  }
  if (taken === undefined) run.playUntil(endsAt ?? Infinity)
  else run.held.push(endsAt === undefined ? { from: taken } : { from: taken, to: endsAt })
  return run.timeline(taken === undefined ? run.end : endsAt)
}
