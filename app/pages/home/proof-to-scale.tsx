import { nameWord } from '../../../brand/name-word.ts'
import { type ClaimKey, claimOn } from '../../../content/claims.ts'
import { ScaleBar } from './proof-to-scale-bar.tsx'
import styles from './proof-to-scale.module.css'

const counted: { key: ClaimKey; spoken?: true }[] = [
  { key: 'callsPerMonth', spoken: true },
  { key: 'callsMonitored' },
  { key: 'chatConversations' },
  { key: 'emailsReplied' },
]

/** Static: render it inside `Prerendered`. */
export function ProofToScale() {
  const [languages, cost, uptime] = [
    claimOn('/', 'languages'),
    claimOn('/', 'costReduction'),
    claimOn('/', 'uptimeReported'),
  ]
  return (
    <section className={`section ${styles.section}`} data-ground="dark" aria-labelledby="proof-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="heading-1" id="proof-title">
            Drawn to scale.
          </h2>
          <p className="lead">
            <span className={styles.fine}>Each line below is 100,000 conversations.</span>
            <span className={styles.coarse}>Each line below is 500,000 conversations.</span> The lit ones are
            spoken.
          </p>
        </div>
        <dl className={styles.bars}>
          {counted.map(({ key, spoken }) => (
            <ScaleBar key={key} claim={claimOn('/', key)} spoken={spoken} />
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
                  <small>{script}</small>
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
