import type { ReactNode } from 'react'
import styles from './bubble.module.css'

interface BubbleProps {
  type: 'user' | 'bot'
  className?: string | undefined
  children: ReactNode
}

/** A message outside a phone: the customer’s outlined, Zapra’s filled. Static. */
export function Bubble({ type, className, children }: BubbleProps) {
  return (
    <div className={[styles.bubble, className].filter(Boolean).join(' ')} data-from={type}>
      <span className="visually-hidden">{type === 'user' ? 'Customer: ' : 'Zapra: '}</span>
      {children}
    </div>
  )
}
