import type { MailState } from '../../../lead/sales-desk-leads.ts'
import styles from './mail-state-mark.module.css'

const words: Record<MailState, string> = {
  none: '',
  delivered: 'Mail delivered',
  kept: 'Mail kept as a file',
  waiting: 'Mail on its way',
  held: 'Mail held',
  failed: 'Mail failed',
}

/** A shape for each: filled, outlined, in parts, crossed. */
const shapes: Record<Exclude<MailState, 'none'>, string> = {
  delivered: 'M1 2.5h10v7H1z',
  kept: 'M1 2.5h10v7H1zm1.2 1.2v4.6h7.6V3.7z',
  waiting: 'M1 5h2v2H1zm4 0h2v2H5zm4 0h2v2H9z',
  held: 'M3 2h2v8H3zm4 0h2v8H7z',
  failed: 'm2.2 1.2 3.8 3.8 3.8-3.8 1 1L7 6l3.8 3.8-1 1L6 7l-3.8 3.8-1-1L5 6 1.200 2.200z',
}

/** How the mails of a lead stand: a shape and words. */
export function MailStateMark({ state }: { state: MailState }) {
  if (state === 'none') return null
  return (
    <span className={styles.mark} data-state={state}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[state]} fillRule="evenodd" />
      </svg>
      {words[state]}
    </span>
  )
}
