import type { ReactNode } from 'react'
import type { DocumentRecord } from '../../../content/products/document-category.ts'
import { Field } from './field.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  issuer: string
  /** Type of document, at the right of the head. */
  kind: string
  /** Slightly rotated, like a photograph of a sheet. */
  photographed?: boolean
  children: ReactNode
}

/** A drawn sheet of paper with its letterhead. */
export function Sheet({ issuer, kind, photographed, children }: SheetProps) {
  return (
    <div className={styles.sheet} data-ground="light" data-sheet="" data-photographed={photographed}>
      <p className={styles.head}>
        <b>{issuer}</b> {kind}
      </p>
      {children}
      {photographed && <i className={`no-print ${styles.scan}`} aria-hidden="true" />}
    </div>
  )
}

interface CellsProps {
  record: DocumentRecord
  /** Content under each label: the index of a field that is read, or words that are not. */
  cells: Record<string, number | string>
  /** Filled in by hand. */
  hand?: boolean
}

/** Cells of a form, each under its label. */
export function Cells({ record, cells, hand }: CellsProps) {
  return Object.entries(cells).map(([label, content]) => (
    <div key={label} className={typeof content === 'string' ? styles.plain : undefined}>
      <small>{label} </small>
      {typeof content === 'string' ? content : <Field record={record} place={content} hand={hand} />}
    </div>
  ))
}

/** One ruled line of a form: one or two cells. */
export function FormLine(props: CellsProps) {
  return (
    <div className={styles.line}>
      <Cells {...props} />
    </div>
  )
}

/** The foot of a sheet: a signature, and what is beside it. */
export function SheetFoot({ children }: { children?: ReactNode }) {
  return (
    <div className={`wide-only ${styles.foot}`} aria-hidden="true">
      <Signature />
      {children}
    </div>
  )
}

export function Signature() {
  return <i className={styles.signature} />
}

/** A stamp of two lines. */
export function Stamp({ children }: { children: string }) {
  return <span className={styles.stamp}>{children}</span>
}
