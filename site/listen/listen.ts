import { chooseVoices } from './choose-voices.ts'
import { readAloud } from './read-aloud.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Why a call is no longer heard: it was read to its end, its button was pressed, or something else stopped it. */
export type WhySilent = 'over' | 'paused' | 'stopped'

/** A player of a sample call, as seen by the voice that leads it. */
export interface HeardPlayer {
  /** Asked at each press, since the visitor may have chosen another language. */
  lines: () => readonly SpokenLine[]
  /** The button also plays the call if the device has no voice for it: the lines pass at the pace of the drawing. */
  alsoInSilence?: boolean
  /**
   * The voice takes over, or the silent reading if there is none: the player’s own clock is ignored until
   * `onSilence`. Returns where to begin, in seconds.
   */
  onVoice: (isHeard: boolean) => number
  /** The voice is at this moment; `isInEnglish` when the line's own language has no voice. */
  onMoment: (seconds: number, isInEnglish: boolean) => void
  onSilence: (why: WhySilent) => void
}

/** Silences the call being read, whichever player it belongs to: there is only one. */
let silenceOther = () => {}

/**
 * Makes a player's button work: shown while the device has voices for the call, and always if the call also plays in
 * silence. Whatever stops the voice turns the button off, and only a press turns it on again. Returns a function that
 * stops the voice.
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
  // Chromium and Firefox list their voices late.
  device?.addEventListener('voiceschanged', offer)
  addEventListener('pagehide', () => stop())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  offer()
  return stop
}

/** Plays a call of that many seconds without a voice. Returns what stops it, without calling `onEnd`. */
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
