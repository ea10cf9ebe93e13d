import { Prerendered } from '../../ui/prerendered.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SolutionsPickerMarkup } from './solutions-picker-markup.tsx'
import styles from './solutions-picker.module.css'

/** Hydrates only the tabs' behaviour; the twelve panels are static. */
export function SolutionsPicker() {
  return (
    <section
      className={`section ${styles.section}`}
      id="solutions"
      data-ground="light"
      aria-labelledby="solutions-title"
    >
      <Tabs className="wrap">
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <SolutionsPickerMarkup />}</Prerendered>
      </Tabs>
    </section>
  )
}
