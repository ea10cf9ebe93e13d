import { assistantName } from '../../../content/products/qams-agents.ts'
import styles from './screens.module.css'

/** Who answered; the assistant carries its amber dot. */
export function AnsweredBy({ name }: { name: string }) {
  return name === assistantName ? <span className={styles.assistant}>{name}</span> : name
}
