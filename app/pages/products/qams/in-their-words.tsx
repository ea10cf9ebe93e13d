import type { CallerComment } from '../../../../content/products/qams-satisfaction.ts'
import styles from './in-their-words.module.css'

export function InTheirWords({ comments }: { comments: CallerComment[] }) {
  return (
    <ul className={styles.comments}>
      {comments.map(({ score, words, lang, english, about }) => (
        <li key={words}>
          <b className="tabular">
            {score}
            <span className="visually-hidden"> of 5</span>
          </b>
          <p lang={lang}>{words}</p>
          <small>{[english, about].filter(Boolean).join(' ')}</small>
        </li>
      ))}
    </ul>
  )
}
