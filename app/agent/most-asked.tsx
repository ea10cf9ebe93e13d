import { mostAsked } from '../../content/agent/answers.ts'
import styles from './most-asked.module.css'

/** What the assistant is asked most, for readers without script. */
export function MostAsked() {
  return (
    <section className={styles.list} aria-labelledby="most-asked">
      <h2 id="most-asked" className="heading-3">
        What is asked most
      </h2>
      <p>Asking needs script, which is off in this browser. These are the answers it gives most often.</p>
      <dl>
        {mostAsked.map(({ asked, quote, say, page }) => (
          <div key={quote}>
            <dt>{asked[0]}</dt>
            <dd>
              {say}{' '}
              <a href={page} target="_top">
                Read it on {page === '/' ? 'the home page' : page}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
