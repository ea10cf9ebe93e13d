import type { CSSProperties, ReactNode } from 'react'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import { callLength } from '../../../figures/wave.ts'
import { Bubble } from './bubble.tsx'
import styles from './bubble-cascade.module.css'
import { Typing } from './typing.tsx'

/** Bubbles that hang from the second of the call that sent them; a list beside its times on phones. Static. */
export function BubbleCascade() {
  return (
    <ol className={styles.cascade} aria-label="Demo chat, sent during the call">
      <Sent type="user" second={35} row={0}>
        <p lang="mr">WhatsApp वर पाठवा, please.</p>
        <small>Please WhatsApp it to me.</small>
      </Sent>
      <Sent type="bot" second={42} row={1}>
        <p>
          <b>Revive policy SL 2204 1187</b> ₹18,240, late fee ₹640 included. <u>Pay securely</u>
        </p>
      </Sent>
      <Sent type="user" second={52} row={2}>
        <p>Paid. Screenshot sent.</p>
      </Sent>
      <Sent type="bot" second={56} row={3}>
        <p>Received at 0:53. Your policy is active. Receipt and certificate attached.</p>
      </Sent>
      <li className={styles.next} style={place(56, 4)}>
        <span className={styles.when}>Next day</span>
        <div className={styles.writing}>
          <Typing />
          <p>Writing about your nominee form</p>
        </div>
      </li>
    </ol>
  )
}

interface SentProps {
  type: 'user' | 'bot'
  /** Second of the call that sent it. */
  second: number
  /** Row of the cascade, counted from 0. */
  row: number
  children: ReactNode
}

function Sent({ type, second, row, children }: SentProps) {
  return (
    <li data-from={type} style={place(second, row)}>
      <time className={styles.when}>{timeLabel(second)}</time>
      <Bubble type={type} className={styles.bubble}>
        {children}
      </Bubble>
    </li>
  )
}

function place(second: number, row: number) {
  const share = second / callLength(policyRevivalCall.turns)
  return { '--at': `${Math.round(share * 1000) / 10}%`, '--row': row } as CSSProperties
}
