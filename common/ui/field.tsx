import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/**
 * Attributes that tie an input to its error message. An input without one is marked valid: otherwise Firefox
 * calls a required input that is still empty invalid, and screen readers say so before anything is typed.
 */
export function describeError(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : { 'aria-invalid': false }
}

interface FieldProps {
  /** Id of the input inside. */
  id: string
  label: string
  error?: string | undefined
  children: ReactNode
}

/** A labelled, required input with its error message underneath. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} <Asterisk />
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Marks a required field visually; the input's own `required` tells assistive technology. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      *
    </span>
  )
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <Icon name="circle-alert" size={16} />
      <span>{error}</span>
    </p>
  )
}

function errorId(id: string) {
  return `${id}-error`
}
