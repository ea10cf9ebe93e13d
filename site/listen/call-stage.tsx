import type { ReactNode } from 'react'
import { SpeakerLine } from '../../common/ui/speaker-line.tsx'
import styles from './call-stage.module.css'

/** Where the words of a call show while it plays (play-call.ts), in place of `children`. */
export function CallStage({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.stage} ${className}`} data-stage>
      {children}
      <div className={styles.now} data-now-said="">
        <SpeakerLine>
          <b data-name /> <span className="tabular" data-moment-now />
        </SpeakerLine>
        <CallWords />
      </div>
    </div>
  )
}

/** A line of a call as the stage shows it: the words as spoken, in their language, and their meaning. */
export function CallWords({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.words} data-words="">
      {children}
    </div>
  )
}
