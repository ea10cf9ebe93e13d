import { useEffect, useRef } from 'react'
import type { FormMessage } from './form-worker.ts'
import type { AgentState } from './pose.ts'
import styles from './agent.module.css'

interface StrungFormProps {
  state: AgentState
  /** Whether the answer is being spoken. */
  speaking: boolean
}

const mostPixels = 2

/**
 * The form behind the words. A worker draws it: a hundred strings a frame would make a phone slow to type on. Without
 * transferable canvases, the ground stays plain.
 */
export function StrungForm({ state, speaking }: StrungFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef({ state, speaking })
  const sendOrder = useRef<() => void>(undefined)

  useEffect(() => {
    shown.current = { state, speaking }
    sendOrder.current?.()
  }, [state, speaking])

  useEffect(() => {
    const canvas = document.createElement('canvas')
    if (!place.current || !('transferControlToOffscreen' in canvas)) return undefined
    // Created here, as a canvas can be transferred only once.
    place.current.append(canvas)
    const drawer = new Worker(new URL('./form-worker.ts', import.meta.url), { type: 'module' })
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let handOver: OffscreenCanvas | undefined = canvas.transferControlToOffscreen()

    const send = () => {
      const { clientWidth: width, clientHeight: height } = canvas
      const ratio = Math.min(mostPixels, devicePixelRatio)
      const still = calm.matches || document.hidden
      const order = { width, height, ratio, still, ...shown.current }
      const message: FormMessage = handOver ? { canvas: handOver, order } : { order }
      drawer.postMessage(message, handOver ? [handOver] : [])
      handOver = undefined
    }
    sendOrder.current = send
    // Reports the size immediately, and each later one.
    const observer = new ResizeObserver(send)
    observer.observe(canvas)
    document.addEventListener('visibilitychange', send)
    return () => {
      sendOrder.current = undefined
      observer.disconnect()
      document.removeEventListener('visibilitychange', send)
      drawer.terminate()
      canvas.remove()
    }
  }, [])

  return <div ref={place} className={styles.form} aria-hidden="true" />
}
