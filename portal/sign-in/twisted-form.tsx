import { useEffect, useRef } from 'react'
import { RelativePath } from '../../common/figures/relative-path.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import '../../common/styles/drawing.css'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

const strings = 34

/** The drawing's size in units; it is stretched to its box. */
const formBox = { width: 720, height: 420 }

/** Path data of the strings on the near or the far side of the form when its ends are turned by `twist`. */
function twistedStrings(twist: number, side: 'near' | 'far'): string {
  const { width, height } = formBox
  const path = new RelativePath()
  const end = (angle: number) => height / 2 + height * 0.47 * Math.cos(angle)
  for (let string = 0; string < strings * 2; string++) {
    const angle = ((string + 0.5) / strings) * Math.PI
    if (Math.sin(angle) > 0 !== (side === 'near')) continue
    path.moveTo(-20, end(angle - twist / 2)).lineTo(width + 20, end(angle + twist / 2))
  }
  return path.toString()
}

/** Twists of the form in radians: at rest, thinking (every string meets at the waist) and open. */
const turns: Record<SignInState, { to: number; milliseconds: number }> = {
  idle: { to: 1.15, milliseconds: 500 },
  'signing-in': { to: Math.PI * 0.985, milliseconds: 900 },
  'signed-in': { to: 0.35, milliseconds: 700 },
}
const atRest = { near: twistedStrings(turns.idle.to, 'near'), far: twistedStrings(turns.idle.to, 'far') }

/** The ruled form as the state of sign-in: at rest, twisting while it thinks, open in amber. Decorative. */
export function TwistedForm({ state }: { state: SignInState }) {
  const near = useRef<SVGPathElement>(null)
  const far = useRef<SVGPathElement>(null)
  const twist = useRef(turns.idle.to)

  useEffect(() => {
    const { to, milliseconds } = turns[state]
    const draw = (value: number) => {
      twist.current = value
      near.current?.setAttribute('d', twistedStrings(value, 'near'))
      far.current?.setAttribute('d', twistedStrings(value, 'far'))
    }
    const from = twist.current
    if (from === to) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      draw(to)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function turn(now) {
      const done = Math.min(1, Math.max(0, now - start) / milliseconds)
      draw(from + (to - from) * (1 - (1 - done) ** 3))
      if (done < 1) frame = requestAnimationFrame(turn)
    })
    return () => cancelAnimationFrame(frame)
  }, [state])

  return (
    <Stretched {...formBox} className={`line-drawing ${styles.form}`} data-state={state}>
      <path ref={near} d={atRest.near} />
      <path ref={far} className={styles.far} d={atRest.far} />
    </Stretched>
  )
}
