import { nameWord } from '../../../common/brand/name-word.ts'
import { type ClaimKey, claimInWords, claimOn } from '../../content/claims.ts'
import { Section } from '../../sections/section.tsx'
import styles from './proof-to-scale.module.css'

const counted: ClaimKey[] = ['callsPerMonth', 'callsMonitored', 'chatConversations', 'emailsReplied']

export function ProofToScale() {
  const languages = claimOn('/', 'languages')
  const rates = [claimOn('/', 'costReduction'), claimOn('/', 'uptimeReported')]
  return (
    <Section
      ground="dark"
      titleId="proof-title"
      title={`${claimInWords('/', 'callsPerMonth')} calls a month`}
    >
      <dl className={styles.counted}>
        {counted
          .map((key) => claimOn('/', key))
          .map(({ shown, wording }) => (
            <div key={wording}>
              <dt className="text-2">{wording}</dt>
              <dd className="heading-2 tabular">{shown}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.more}>
        <div>
          <p className="heading-1">
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
          {rates.map(({ shown, wording }) => (
            <p key={wording} className="heading-1">
              {shown} <small>{wording}</small>
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
