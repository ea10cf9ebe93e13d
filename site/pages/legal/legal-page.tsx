import type { LegalDocument } from '../../content/legal/legal-document.ts'
import { Blind } from '../../sections/blind.tsx'
import { ContentsList } from '../../sections/contents-list.tsx'
import { HeadFacts, PageHead } from '../../sections/page-head.tsx'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import styles from './legal-page.module.css'
import { LegalSection } from './legal-section.tsx'

const documents = import.meta.glob<LegalDocument>('../../content/legal/*.md', {
  eager: true,
  import: 'default',
})

/**
 * The legal page whose text is site/content/legal/`name`.md: its date, contents list, and clauses with a plain-language
 * note beside each section. For build-time markup only: no text is shipped to the browser.
 */
export function LegalPage({
  name,
}: {
  name: 'privacy-policy' | 'terms-of-use' | 'data-processing-agreement'
}) {
  const document = documents[`../../content/legal/${name}.md`]
  if (!document) throw new RangeError(`site/content/legal/${name}.md does not exist`)
  const { title, lead, lastUpdated, kind, sections, other, minutes } = document
  return (
    <>
      <PageHead
        className={styles.head}
        title={title}
        lead={lead}
        beside={
          <HeadFacts
            facts={[
              { term: 'Last updated', said: <time dateTime={lastUpdated.day}>{lastUpdated.shown}</time> },
              { term: 'Reading time', said: `${minutes.clauses} minutes, or ${minutes.notes} for the notes` },
            ]}
          />
        }
      />
      <Blind low />
      <div className={styles.page} data-ground="light">
        <div className={`wrap ${styles.columns}`}>
          <ContentsList sections={sections} className={styles.aside}>
            <ArrowLink href={other.href}>{other.label}</ArrowLink>
          </ContentsList>
          <div>
            <p className={styles.key} aria-hidden="true">
              <span>{kind}</span>
              <span>In plain words</span>
            </p>
            {sections.map((section, at) => (
              <LegalSection key={section.id} number={at + 1} section={section} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
