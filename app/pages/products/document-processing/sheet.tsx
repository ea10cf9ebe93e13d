import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import styles from './sheet.module.css'
import type { DocumentRecord } from '../../../../content/products/document-category.ts'

interface SheetProps {
  issuer: string
  /** What kind of paper it is, at the right of the head. */
  kind: string
  /** Lies a little askew, as photographed. */
  photographed?: boolean
  children: ReactNode
}

/** A drawn sheet of paper, with its letterhead. Static, like all its parts below. */
export function Sheet({ issuer, kind, photographed, children }: SheetProps) {
  return (
    <div className={styles.sheet} data-ground="light" data-sheet="" data-photographed={photographed}>
      <p className={styles.head}>
        <b>{issuer}</b> {kind}
      </p>
      {children}
      {photographed && <i className={styles.scan} aria-hidden="true" />}
    </div>
  )
}

/** One ruled line of a form: one or two cells. */
export function FormLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}

interface FieldCellProps {
  label: string
  record: DocumentRecord
  place: number
  hand?: boolean
}

/** A cell of a form, whose value is read. */
export function FieldCell({ label, ...field }: FieldCellProps) {
  return (
    <div>
      <small>{label} </small>
      <Field {...field} />
    </div>
  )
}

/** A cell of a form that nothing is read from. */
export function PlainCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.plain}>
      <small>{label} </small>
      {children}
    </div>
  )
}

/** The foot of a sheet: signatures and stamp side by side. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      {children}
    </div>
  )
}

export function Signature() {
  return <i className={styles.signature} />
}

export function Stamp({ children, below }: { children: string; below: string }) {
  return <span className={styles.stamp}>{`${children}\n${below}`}</span>
}
