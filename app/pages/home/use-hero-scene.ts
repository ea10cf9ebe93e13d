import { type RefObject, useEffect, useState } from 'react'
import type { HeroScene } from '../../hero-scene/mount-scene.ts'
import type { PlayClock } from '../../ui/play-clock.ts'
import { phaseSeconds } from './hero-clock.ts'
import { heroContext } from './hero-context.ts'

/**
 * Fetches the scene when the calls first play, once the page is idle, unless the visitor saves data or the browser
 * has no WebGL 2 on a graphics card; then runs it while they play. Tells whether there is a scene to see.
 */
export function useHeroScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  clock: PlayClock,
  playing: boolean,
) {
  const [scene, setScene] = useState<HeroScene>()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (scene) {
      scene.play(true)
      return () => scene.play(false)
    }
    let wanted = true
    whenIdle(async () => {
      const { connection } = navigator as { connection?: { saveData?: boolean } }
      if (!wanted || connection?.saveData) return
      const gl = canvas.current && heroContext(canvas.current)
      if (!gl) return
      const { mountScene } = await import('../../hero-scene/mount-scene.ts')
      if (wanted) setScene(mountScene(gl, { clock, phaseSeconds, onShown: setShown }))
    })
    return () => {
      wanted = false
    }
  }, [canvas, clock, playing, scene])
  return shown
}

/** Without the scene, the poster stays: a failure is no more than that. */
function whenIdle(load: () => Promise<void>) {
  const start = () => void load().catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start)
  else setTimeout(start, 200)
}
