import type { ReactNode } from 'react'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { callLength } from '../../../../common/figures/wave.ts'
import { Bubble, Typing } from './bubble.tsx'
import styles from './bubble-cascade.module.css'

/** Bubbles that hang from the second of the call that sent them; a list beside its times on phones. */
export function BubbleCascade() {
  return (
    <ol className={styles.cascade} aria-label="Demo chat, sent during the call">
      <Sent type="user" lang="mr" second={35} row={0}>
        WhatsApp वर पाठवा, please.
        <small lang="en-IN">Please WhatsApp it to me.</small>
      </Sent>
      <Sent type="bot" second={42} row={1}>
        <b>Revive policy SL 2204 1187</b> ₹18,240, late fee ₹640 included. <u>Pay securely</u>
      </Sent>
      <Sent type="user" second={52} row={2}>
        Paid. Screenshot sent.
      </Sent>
      <Sent type="bot" second={56} row={3}>
        Received at 0:53. Your policy is active. Receipt and certificate attached.
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
  lang?: string
  /** Second of the call that sent it. */
  second: number
  /** Row of the cascade, counted from 0. */
  row: number
  children: ReactNode
}

function Sent({ type, lang, second, row, children }: SentProps) {
  return (
    <li data-from={type} style={place(second, row)}>
      <time className={styles.when}>{timeLabel(second)}</time>
      <Bubble type={type} lang={lang} className={styles.bubble}>
        {children}
      </Bubble>
    </li>
  )
}

function place(second: number, row: number) {
  return { '--at': `${percentOf(second, callLength(policyRevivalCall.turns))}%`, '--row': row }
}
