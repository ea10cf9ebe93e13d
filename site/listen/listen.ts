import { chooseVoices } from './choose-voices.ts'
import { readAloud } from './read-aloud.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Why a call is heard no longer: it was read to its end, its button was pressed, or something else stopped it. */
export type WhySilent = 'over' | 'paused' | 'stopped'

/** A player of a sample call, as the voice that leads it knows it. */
export interface HeardPlayer {
  /** Asked at each press, as a visitor may have chosen another language since. */
  lines: () => readonly SpokenLine[]
  /** Its button plays the call too where the device has no voice for it: the lines pass at the pace of the drawing. */
  alsoInSilence?: boolean
  /**
   * The voice takes over, or where there is none the silent reading: the player’s own clock has no say until
   * `onSilence`. Returns where to begin, in seconds.
   */
  onVoice: (isHeard: boolean) => number
  /** The voice is at this moment; tells whether the line is read in English because its language has no voice. */
  onMoment: (seconds: number, isInEnglish: boolean) => void
  onSilence: (why: WhySilent) => void
}

/** Silences the call that is read, whichever player it belongs to: only one is. */
let silenceOther = () => {}

/**
 * Makes the button of a player work: it is shown while the device has voices for the call, and always where the call also
 * plays in silence. Whatever stops the voice turns the button off, and only a press turns it on again. Returns what stops
 * it.
 */
export function listen(button: HTMLButtonElement, player: HeardPlayer): () => void {
  const device = 'speechSynthesis' in window ? speechSynthesis : undefined
  const choose = () => chooseVoices(player.lines(), device?.getVoices() ?? [])
  let silence: (() => void) | undefined

  function offer() {
    button.hidden = !player.alsoInSilence && !choose()
    if (button.hidden) stop()
  }

  function mark(isOn: boolean) {
    if (button.ariaPressed === null) button.dataset['state'] = isOn ? 'playing' : ''
    else button.ariaPressed = String(isOn)
  }

  function letGo(why: WhySilent) {
    silence = undefined
    mark(false)
    player.onSilence(why)
  }

  function stop(why: WhySilent = 'stopped') {
    if (!silence) return
    silence()
    letGo(why)
  }

  button.addEventListener('click', () => {
    if (silence) return stop('paused')
    const voiced = choose()
    if (!voiced && !player.alsoInSilence) return
    silenceOther()
    silenceOther = stop
    mark(true)
    const from = player.onVoice(voiced !== undefined)
    const onEnd = () => letGo('over')
    silence = voiced
      ? readAloud(voiced, from, {
          onMoment: (seconds, { isInEnglish }) => player.onMoment(seconds, isInEnglish),
          onEnd,
        })
      : readInSilence(player.lines().at(-1)?.to ?? 0, from, player.onMoment, onEnd)
  })
  // Chromium and Firefox name their voices late.
  device?.addEventListener('voiceschanged', offer)
  addEventListener('pagehide', () => stop())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  offer()
  return stop
}

/** Passes through a call of so many seconds without a voice. Returns what stops it; `onEnd` is not told then. */
function readInSilence(
  length: number,
  from: number,
  onMoment: HeardPlayer['onMoment'],
  onEnd: () => void,
): () => void {
  const began = performance.now()
  let frame = requestAnimationFrame(show)
  function show() {
    const seconds = from + (performance.now() - began) / 1000
    if (seconds >= length) return onEnd()
    frame = requestAnimationFrame(show)
    onMoment(seconds, false)
  }
  return () => cancelAnimationFrame(frame)
}
