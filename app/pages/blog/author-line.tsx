import { authors } from '../../../content/authors.ts'
import styles from './author-line.module.css'

/** Who wrote it, by the key in content/authors.ts. Static. */
export function AuthorLine({ author }: { author: string }) {
  return (
    <p className={styles.author}>
      {authors[author]?.name} <small>{authors[author]?.role}</small>
    </p>
  )
}
