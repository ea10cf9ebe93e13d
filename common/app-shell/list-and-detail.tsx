import type { ReactNode } from 'react'
import styles from './list-and-detail.module.css'

interface ListAndDetailProps {
  /** The desk's heading. Phones show it only with the list; screen readers always have it. */
  header: ReactNode
  /** Between header and columns; on phones only with the list. */
  above?: ReactNode
  listLabel: string
  /** Filters, then the rows or a message in their place. */
  list: ReactNode
  /** The open item, or a message when the one in the address does not exist. */
  detail: ReactNode
  /** What fits on a phone; with `both` the detail is above the list. */
  phoneShows: 'list' | 'detail' | 'both'
  /** `columns`: as high as the screen, each column scrolls. `page`: as long as needed, and the page scrolls. */
  scrolls: 'columns' | 'page'
}

/**
 * The frame of a desk: a list beside what is open from it, and on a phone one or the other. What is open is in the
 * address, so the desk decides it and hands it in. With it belong `useSteady` (what stands open before anything was
 * chosen), `useFocusOnReturn`, `useNarrow`, `moveThroughRows`, `ListRow`, `NothingListed` and `BackBar`; filters are chips
 * (`ui/chip-filter.tsx`).
 */
export function ListAndDetail(props: ListAndDetailProps) {
  const { header, above, listLabel, list, detail, phoneShows, scrolls } = props
  return (
    <div className={styles.desk} data-phone-shows={phoneShows} data-scrolls={scrolls}>
      <div
        className={[styles.header, phoneShows !== 'list' && 'visually-hidden-narrow']
          .filter(Boolean)
          .join(' ')}
      >
        {header}
      </div>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.columns}>
        <section className={styles.list} aria-label={listLabel}>
          {list}
        </section>
        <div className={styles.detail}>{detail}</div>
      </div>
    </div>
  )
}
