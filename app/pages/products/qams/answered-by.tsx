import { assistantName } from '../../../../content/products/qams-agents.ts'
import styles from './answered-by.module.css'

/** Who answered; Orvani carries its amber dot. */
export function AnsweredBy({ name }: { name: string }) {
  return name === assistantName ? <span className={styles.assistant}>{name}</span> : name
}
