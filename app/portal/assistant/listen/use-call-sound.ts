import { useEffect, useRef } from 'react'
import { useDemoPaused } from '../../state/demo-clock.ts'
import { loudnessAt } from '../score/score-bars.ts'
import { lineAt } from '../timeline/moment.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { CallTone } from './call-tone.ts'

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
