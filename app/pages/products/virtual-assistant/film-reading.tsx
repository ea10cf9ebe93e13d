import { policyRevivalCall } from '../../../../content/sample-call.ts'
import * as record from '../../../../content/sample-readings.ts'
import { Reading } from '../../../figures/reading.tsx'
import styles from './film.module.css'

/** The whole call as the assistant takes it down: who speaks when, and how loud. Static. */
export function FilmReading() {
  return (
    <Reading
      className={styles.wave}
      product="virtual-assistant"
      record={{ ...record, call: policyRevivalCall }}
    />
  )
}
