import type { VoicedLine } from './choose-voices.ts'
import { speakableParts } from './speakable-parts.ts'
import { VoicePosition } from './voice-position.ts'

/** Between two lines the call follows its drawing, but nobody is kept waiting longer than this. */
const longestPause = 1.5

interface Listener {
  /** Position of the voice in the call, in seconds, at each frame, and the line being read or read last. */
  onMoment: (seconds: number, line: VoicedLine) => void
  /** The last line has been read, or the device stops reading. */
  onEnd: () => void
}

/**
 * Reads a call from the line under way at `seconds`, or the next one. Must be called within the visitor’s press, as
 * Safari speaks at no other time. Returns a function that silences it immediately, without calling `onEnd`.
 */
export function readAloud(
  lines: readonly VoicedLine[],
  seconds: number,
  { onMoment, onEnd }: Listener,
): () => void {
  const parts = lines.flatMap(partsOf)
  // Kept here, since Chromium stops sending events of an utterance that has no reference.
  let utterance: SpeechSynthesisUtterance | undefined
  let frame = 0

  function silence() {
    cancelAnimationFrame(frame)
    // Not pause(), which on some systems does nothing, or never ends. Engines report a cancelled utterance with
    // `error` or `end`: both are ignored from here on.
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

  // Left over from the previous page. Only if needed: a voice requested right afterwards may be lost.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  speak(
    Math.max(
      0,
      parts.findIndex(({ voiced }) => voiced.line.to > seconds),
    ),
  )
  return silence
}

/** The part of a line in one utterance, with its own times. */
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
