import { useEffect, useRef } from 'react'
import { formBox, twistedStrings, twists } from './twisted-strings.ts'
import styles from './twisted-form.module.css'
import type { SignInState } from './use-sign-in.ts'

const turns: Record<SignInState, { to: number; milliseconds: number }> = {
  idle: { to: twists.rest, milliseconds: 500 },
  'signing-in': { to: twists.thinking, milliseconds: 900 },
  'signed-in': { to: twists.open, milliseconds: 700 },
}

/** The strung form as the state of signing in: at rest, twisting while it thinks, open in amber. Decorative. */
export function TwistedForm({ state }: { state: SignInState }) {
  const near = useRef<SVGPathElement>(null)
  const far = useRef<SVGPathElement>(null)
  const twist = useRef(twists.rest)

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
    <svg
      className={styles.form}
      data-state={state}
      viewBox={`0 0 ${formBox.width} ${formBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path ref={near} d={atRest.near} />
      <path ref={far} className={styles.far} d={atRest.far} />
    </svg>
  )
}

const atRest = { near: twistedStrings(twists.rest, 'near'), far: twistedStrings(twists.rest, 'far') }
