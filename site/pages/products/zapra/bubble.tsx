import type { ReactNode } from 'react'
import styles from './bubble.module.css'

interface BubbleProps {
  type: 'user' | 'bot'
  /** Language of the words, if not English. */
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A message outside a phone, as one paragraph: the customer’s outlined, Zapra’s filled. */
export function Bubble({ type, lang, className, children }: BubbleProps) {
  return (
    <p className={[styles.bubble, className].filter(Boolean).join(' ')} lang={lang} data-from={type}>
      <span className="visually-hidden" lang={lang && 'en-IN'}>
        {type === 'user' ? 'Customer: ' : 'Zapra: '}
      </span>
      {children}
    </p>
  )
}

/** Three hairlines that pulse a few times and then rest: Zapra is typing. */
export function Typing() {
  return (
    <span className={styles.typing} role="img" aria-label="Typing">
      <i />
    </span>
  )
}
