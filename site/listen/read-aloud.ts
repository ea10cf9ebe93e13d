import type { VoicedLine } from './choose-voices.ts'
import { speakableParts } from './speakable-parts.ts'
import { VoicePosition } from './voice-position.ts'

/** Between two lines the call moves on as it was drawn, but nobody is kept waiting longer. */
const longestPause = 1.5

interface Listener {
  /** Where in the call the voice is, in seconds, at each frame, and the line that it reads or has read last. */
  onMoment: (seconds: number, line: VoicedLine) => void
  /** The last line has been read, or the device reads no further. */
  onEnd: () => void
}

/**
 * Reads a call from the line that is under way at `seconds`, or is next. Must be called within the visitor’s press, as
 * Safari speaks at no other time. Returns what silences it at once; `onEnd` is not told then.
 */
export function readAloud(
  lines: readonly VoicedLine[],
  seconds: number,
  { onMoment, onEnd }: Listener,
): () => void {
  const parts = lines.flatMap(partsOf)
  // Kept here, since Chromium tells nothing more of one that nobody holds.
  let utterance: SpeechSynthesisUtterance | undefined
  let frame = 0

  function silence() {
    cancelAnimationFrame(frame)
    // Not pause(): on some systems it does nothing, or never ends. Some engines report a cancelled utterance with
    // `error`, some with `end`: neither is listened to any more.
    utterance = undefined
    speechSynthesis.cancel()
  }

  function end() {
    silence()
    onEnd()
  }

  function eachFrame(show: (now: number) => void) {
    cancelAnimationFrame(frame)
    const run = () => {
      frame = requestAnimationFrame(run)
      show(performance.now())
    }
    run()
  }

  function speak(place: number) {
    const part = parts[place]
    if (!part) return end()
    const { voice, pitch, rate } = part.voiced
    const spoken = Object.assign(new SpeechSynthesisUtterance(part.words), {
      voice,
      lang: voice.lang,
      pitch,
      rate,
    })
    const position = new VoicePosition(part.words, rate)
    const askedAt = performance.now()
    spoken.addEventListener('start', () => position.start(performance.now()))
    spoken.addEventListener('boundary', ({ charIndex, name }) => {
      if (name !== 'sentence') position.reachWord(charIndex, performance.now())
    })
    spoken.addEventListener('end', () => {
      if (utterance === spoken) pauseAfter(place)
    })
    spoken.addEventListener('error', () => {
      if (utterance === spoken) end()
    })
    utterance = spoken
    speechSynthesis.speak(spoken)
    eachFrame((now) => {
      if (position.isLost(now, askedAt)) return end()
      onMoment(part.from + position.shareAt(now) * (part.to - part.from), part.voiced)
    })
  }

  function pauseAfter(place: number) {
    const [part, next] = [parts[place], parts[place + 1]]
    if (!part || !next) return end()
    const pause = next.from - part.to
    const since = performance.now()
    eachFrame((now) => {
      const share = (now - since) / 1000 / Math.min(pause, longestPause)
      // Parts of one line have no pause between them.
      if (pause <= 0 || share >= 1) speak(place + 1)
      else onMoment(part.to + share * pause, part.voiced)
    })
  }

  // What a page before this one left over. Without a need it is not done: a voice asked for right after may be lost.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  speak(
    Math.max(
      0,
      parts.findIndex(({ voiced }) => voiced.line.to > seconds),
    ),
  )
  return silence
}

/** What one utterance holds of a line, with its own times. */
function partsOf(voiced: VoicedLine) {
  const { from, to } = voiced.line
  const texts = speakableParts(voiced.words)
  const perCharacter = (to - from) / texts.join('').length
  let at = from
  return texts.map((words) => {
    const begins = at
    at += words.length * perCharacter
    return { voiced, words, from: begins, to: at }
  })
}
