import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import { WholeWords } from '../../sections/whole-words.tsx'
import { CheckList } from '../../../common/ui/check-list.tsx'
import styles from './checklist.module.css'

/** Eight things that work from the start. */
export function Checklist({ title, items }: SolutionPage['checklist']) {
  return (
    <section className="section goes-on-light" data-ground="light" aria-labelledby="checklist-title">
      <div className="wrap">
        <div className={styles.columns}>
          <h2 className="heading-2" id="checklist-title">
            <PlainName>Features</PlainName>
            <WholeWords>{title}</WholeWords>
          </h2>
          <CheckList look="ruled" className={styles.items} items={items} />
        </div>
      </div>
    </section>
  )
}
