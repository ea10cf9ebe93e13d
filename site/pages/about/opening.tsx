import { nameStory } from '../../../common/brand/name-word.ts'
import { type ClaimKey, claimOn } from '../../content/claims.ts'
import { site } from '../../../common/brand/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { Stretched } from '../../../common/figures/stretched.tsx'
import { PageFacts } from '../../sections/page-facts.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { foldedPaper } from './folded-paper-lines.ts'
import styles from './opening.module.css'
import '../../../common/styles/drawing.css'

const figures: ClaimKey[] = ['callsPerMonth', 'languages', 'connectors', 'uptimeReported']

export function Opening() {
  return (
    <PageHead
      className={styles.opening}
      size="heading-1"
      title={`About ${site.company}: first, we listen`}
      lead={`We build AI assistants that answer the calls companies get most, and know which to hand over. ${nameStory}`}
      beside={
        <>
          <ContactButton className="lone-button" heading="Hear an assistant on calls like yours.">
            Schedule Demo
          </ContactButton>
          <PageFacts audience="banks, insurers, hospitals, shops and BPOs" price="voice" />
        </>
      }
    >
      <FoldedPaper />
      <div className="wrap">
        <dl className={styles.figures}>
          {figures
            .map((key) => claimOn('/about', key))
            .map(({ shown, wording }) => (
              <div key={wording}>
                <dt>{wording}</dt>
                <dd className="heading-1 tabular">{shown}</dd>
              </div>
            ))}
        </dl>
      </div>
    </PageHead>
  )
}

function FoldedPaper() {
  const { width, height, ruled, caller, assistant } = foldedPaper()
  return (
    <div className={`no-print ${styles.paper}`}>
      <Stretched width={width} height={height}>
        <path className={styles.ruled} d={ruled} />
        <path className={styles.caller} d={caller} />
        <path className={styles.assistant} d={assistant} />
      </Stretched>
    </div>
  )
}
