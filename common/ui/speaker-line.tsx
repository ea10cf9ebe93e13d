import type { HTMLAttributes } from 'react'
import styles from './speaker-line.module.css'

interface SpeakerLineProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'figcaption'
}

/**
 * Who speaks, after a dot: the caller’s, unless `--dot` and `--dot-shadow` say otherwise. A style sheet may set
 * `--glow`, for a voice that sounds, or `--ring`, for one that waits.
 */
export function SpeakerLine({ as: Tag = 'p', className = '', ...rest }: SpeakerLineProps) {
  return <Tag {...rest} className={`${styles.speaker} ${className}`} />
}
