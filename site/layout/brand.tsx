import { site } from '../../common/brand/site.ts'
import { Mark } from '../../common/figures/mark.tsx'
import styles from './brand.module.css'

export function Brand() {
  return (
    <a className={styles.brand} href="/" aria-label={`${site.brand}, home`}>
      <Mark size={26} />
      <span className={styles.word}>{site.brand}</span>
    </a>
  )
}
