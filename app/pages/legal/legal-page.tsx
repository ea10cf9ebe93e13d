import type { LegalDocument } from '../../../content/legal/legal-document.ts'
import { Blind } from '../../sections/blind.tsx'
import { ContentsList } from '../../sections/contents-list.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { LegalHead } from './legal-head.tsx'
import styles from './legal-page.module.css'
import { LegalSection } from './legal-section.tsx'

/** A legal page: its date, contents list, and clauses with a note in plain words beside each section. Static. */
export function LegalPage({
  document: { title, lead, lastUpdated, kind, sections, other, minutes },
}: {
  document: LegalDocument
}) {
  return (
    <>
      <LegalHead title={title} lead={lead} lastUpdated={lastUpdated} minutes={minutes} />
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
