import { useEffect, useRef } from 'react'
import { drawForm } from './draw-form.ts'
import { type AgentState, approach, poses } from './pose.ts'
import styles from './agent.module.css'

interface StrungFormProps {
  state: AgentState
  /** Whether the answer is being said. */
  speaking: boolean
}

/** The pose in which a form that does not move is drawn, in seconds of its movement. */
const restingTime = 2.3
const mostPixels = 2

/** The form behind the words. It moves while somebody speaks or thinks and until it has settled, then it stands. */
export function StrungForm({ state, speaking }: StrungFormProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pose = useRef({ ...poses.welcome })
  const time = useRef(restingTime)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return undefined
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    let last: number | undefined

    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element
      const ratio = Math.min(mostPixels, devicePixelRatio)
      if (element.width !== Math.round(width * ratio) || element.height !== Math.round(height * ratio)) {
        element.width = Math.round(width * ratio)
        element.height = Math.round(height * ratio)
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      drawForm(context, { width, height, state, pose: pose.current, time: time.current })
    }
    const move = (now: number) => {
      const seconds = Math.min(0.05, (now - (last ?? now)) / 1000)
      last = now
      time.current += seconds
      const distance = approach(pose.current, poses[state], seconds)
      draw()
      frame =
        speaking || state === 'listening' || state === 'thinking' || distance > 0.01
          ? requestAnimationFrame(move)
          : 0
    }
    const start = () => {
      cancelAnimationFrame(frame)
      last = undefined
      if (calm.matches || document.hidden) {
        Object.assign(pose.current, poses[state])
        draw()
      } else frame = requestAnimationFrame(move)
    }

    start()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    document.addEventListener('visibilitychange', start)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('visibilitychange', start)
    }
  }, [state, speaking])

  return <canvas ref={canvas} className={styles.form} aria-hidden="true" />
}
