import { nameWord } from '../../../brand/name-word.ts'
import { type ClaimKey, claimInWords, claimOn } from '../../../content/claims.ts'
import styles from './proof-to-scale.module.css'

const counted: ClaimKey[] = ['callsPerMonth', 'callsMonitored', 'chatConversations', 'emailsReplied']

/** Static. */
export function ProofToScale() {
  const [languages, cost, uptime] = [
    claimOn('/', 'languages'),
    claimOn('/', 'costReduction'),
    claimOn('/', 'uptimeReported'),
  ]
  return (
    <section className="section" data-ground="dark" aria-labelledby="proof-title">
      <div className="wrap">
        <h2 className="heading-1" id="proof-title">
          {claimInWords('/', 'callsPerMonth')} calls a month
        </h2>
        <dl className={styles.counted}>
          {counted
            .map((key) => claimOn('/', key))
            .map(({ shown, wording }) => (
              <div key={wording}>
                <dt>{wording}</dt>
                <dd className="tabular">{shown}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.more}>
          <div>
            <p className={styles.figure}>
              {languages.shown} <small>{languages.wording}</small>
            </p>
            <ul className={styles.word}>
              {nameWord.map(({ word, lang, script }) => (
                <li key={script}>
                  <span lang={lang}>{word}</span>
                  {script}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.rates}>
            <p className={styles.figure}>
              {cost.shown} <small>{cost.wording}</small>
            </p>
            <p className={styles.figure}>
              {uptime.shown} <small>{uptime.wording}</small>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
