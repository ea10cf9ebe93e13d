import type { ReactNode } from 'react'
import { type ProductId, productName } from '../content/products.ts'
import { Mark } from '../../common/figures/mark.tsx'
import styles from './report-screen.module.css'

interface ReportScreenProps {
  product: ProductId
  /** Whose report it is: "Suraksha Life, all lines". */
  subject: string
  /** Its dates: "1 to 28 Sep 2025". */
  period: string
  /** A key to its marks, before the period. */
  legend?: ReactNode
  /** Notes below the screen that the data are a sample. */
  note: ReactNode
  /** Panels, tabs and tables, separated by hairlines, not boxes. */
  children: ReactNode
}

/** A product's report as it looks on screen: white paper, condensed data type. */
export function ReportScreen({ product, subject, period, legend, note, children }: ReportScreenProps) {
  return (
    <div className={styles.place}>
      <div className={styles.screen} data-ground="light">
        <div className={styles.top}>
          <b className={styles.brand}>
            <Mark size={18} /> {productName(product)}
          </b>
          <p className="wide-only text-3">{subject}</p>
          {legend && <div className={`text-2 ${styles.legend}`}>{legend}</div>}
          <p className={`tabular text-3 ${styles.period}`}>{period}</p>
        </div>
        {children}
      </div>
      <p className={`caption ${styles.note}`}>{note}</p>
    </div>
  )
}

interface ReportFigure {
  label: string
  value: string
  /** A few words after the value. */
  note: string
}

/** The row of figures that opens a report. */
export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-3">{label}</dt>
          <dd className={`spread tabular text-2 ${styles.figure}`}>
            <b>{value}</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ReportPanelProps {
  title: string
  /** What one line stands for, or what the marks mean. */
  note: ReactNode
  children: ReactNode
}

/** One chart or table of a report, with its heading. Arrange several in a grid of your own. */
export function ReportPanel({ title, note, children }: ReportPanelProps) {
  return (
    <section className={styles.panel}>
      <div className={`spread ${styles.head}`}>
        <h3 className={styles.title}>{title}</h3>
        <p className="text-3">{note}</p>
      </div>
      {children}
    </section>
  )
}
