import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './checklist.module.css'

/** Eight things that work from the start. Static. */
export function Checklist({ title, items }: SolutionPage['checklist']) {
  return (
    <section className={`section ${styles.checklist}`} data-ground="light" aria-labelledby="checklist-title">
      <div className="wrap">
        <div className={styles.columns}>
          <h2 className="heading-2" id="checklist-title">
            {title}
          </h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>
                <Icon name="check" size={18} weight={1.8} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
