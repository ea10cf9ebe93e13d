import { useEffect, useRef } from 'react'
import { useDemoPaused } from '../../state/demo-clock.ts'
import { loudnessAt } from '../score/score-bars.ts'
import { lineAt } from '../timeline/moment.ts'
import type { SpokenLine, Timeline } from '../timeline/timeline.ts'

/** Pitch of each voice, in hertz. */
const pitches = { caller: 146, assistant: 220, colleague: 174, you: 131 } satisfies Record<
  SpokenLine['voice'],
  number
>

/** Loudest that it gets: soft beside whatever else the room holds. */
const loudest = 0.06
const glide = 0.12

/** Two soft tones that rise and fall with the voices of a call: not speech, and not meant to be taken for it. */
class CallTone {
  readonly #context = new AudioContext()
  readonly #volume = this.#context.createGain()
  readonly #tone = this.#context.createOscillator()
  readonly #overtone = this.#context.createOscillator()

  constructor() {
    const softer = this.#context.createGain()
    softer.gain.value = 0.25
    this.#volume.gain.value = 0
    this.#tone.type = 'triangle'
    this.#overtone.type = 'sine'
    this.#tone.connect(this.#volume)
    this.#overtone.connect(softer).connect(this.#volume)
    this.#volume.connect(this.#context.destination)
    this.#tone.start()
    this.#overtone.start()
  }

  /** To be called from a press: browsers keep sound back until then. */
  wake(): void {
    void this.#context.resume()
  }

  /** What sounds from now on; undefined is silence. `loudness` goes from 0 to 1. */
  follow(voice: SpokenLine['voice'] | undefined, loudness: number): void {
    const now = this.#context.currentTime
    this.#volume.gain.setTargetAtTime(voice ? loudest * loudness : 0, now, glide)
    if (!voice) return
    const pitch = pitches[voice] * (0.94 + 0.12 * loudness)
    this.#tone.frequency.setTargetAtTime(pitch, now, glide)
    this.#overtone.frequency.setTargetAtTime(pitch * 2.01, now, glide)
  }

  close(): void {
    void this.#context.close()
  }
}

/** Sounds a call while it is listened to; silent while the demo is paused, and gone with the call that is left. */
export function useCallSound(isListening: boolean, timeline: Timeline, second: number, tones: number[]) {
  const tone = useRef<CallTone>(undefined)
  const paused = useDemoPaused()

  useEffect(() => {
    const line = isListening && !paused ? lineAt(timeline, second) : undefined
    tone.current?.follow(line?.voice, line ? loudnessAt(line, second, tones) : 0)
  }, [isListening, paused, timeline, second, tones])

  useEffect(
    () => () => {
      tone.current?.close()
      tone.current = undefined
    },
    [],
  )

  return {
    /** To be called from the press that begins the listening. */
    wake: () => {
      tone.current ??= new CallTone()
      tone.current.wake()
    },
  }
}
