import { chooseVoices, type VoicedLine } from './choose-voices.ts'
import { readAloud } from './read-aloud.ts'
import type { SpokenLine } from './spoken-line.ts'

/** A player of a sample call, as the voice that leads it knows it. */
export interface HeardPlayer {
  lines: readonly SpokenLine[]
  /** The voice takes over: the player’s own clock has no say until `onSilence`. Returns where to begin, in seconds. */
  onVoice: () => number
  /** The voice is at this moment; tells whether the line is read in English because its language has no voice. */
  onMoment: (seconds: number, isInEnglish: boolean) => void
  /** The voice has stopped: at the end of the call, or before it. */
  onSilence: (isOver: boolean) => void
}

/** Silences the call that is read, whichever player it belongs to: only one is. */
let silenceOther = () => {}

/**
 * Makes a Listen button work and shows it while the device has voices for the call. Whatever stops the voice turns the
 * button off, and only a press turns it on again. Returns what stops it.
 */
export function listen(button: HTMLButtonElement, player: HeardPlayer): () => void {
  let voiced: VoicedLine[] | undefined
  let silence: (() => void) | undefined

  function offer() {
    voiced = chooseVoices(player.lines, speechSynthesis.getVoices())
    button.hidden = !voiced
    if (!voiced) stop()
  }

  function letGo(isOver: boolean) {
    silence = undefined
    button.ariaPressed = 'false'
    player.onSilence(isOver)
  }

  function stop() {
    if (!silence) return
    silence()
    letGo(false)
  }

  button.addEventListener('click', () => {
    if (silence) return stop()
    if (!voiced) return
    silenceOther()
    silenceOther = stop
    button.ariaPressed = 'true'
    silence = readAloud(voiced, player.onVoice(), {
      onMoment: (seconds, { isInEnglish }) => player.onMoment(seconds, isInEnglish),
      onEnd: () => letGo(true),
    })
  })
  // Chromium and Firefox name their voices late.
  speechSynthesis.addEventListener('voiceschanged', offer)
  addEventListener('pagehide', stop)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  offer()
  return stop
}
