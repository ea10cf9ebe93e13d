import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { likelyAddress } from '../lead/likely-slip.ts'
import { readEmailAddress } from '../lead/read-email-address.ts'
import styles from './address-slip.module.css'

/** Asks about an email address that looks like a typo, once for each: it is never rejected. */
export function useAddressSlip() {
  const region = useRef<HTMLParagraphElement>(null)
  /** The entry when it was asked about. */
  const asked = useRef('')
  const [meant, setMeant] = useState<string>()

  const ask = useCallback((typed: string): boolean => {
    const likely = likelyAddress(readEmailAddress(typed))
    if (likely === undefined || typed === asked.current) return false
    asked.current = typed
    flushSync(() => setMeant(likely))
    return true
  }, [])

  return {
    region,
    meant,
    /** For the field: leaving it asks the question. Not on the way to a button, which would move away. */
    onBlur: useCallback(
      ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        if (relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select, textarea'))
          ask(target.value)
      },
      [ask],
    ),
    /** Removes the question once the address has changed. */
    onTyped: useCallback((typed: string) => {
      if (typed === asked.current) return
      asked.current = ''
      setMeant(undefined)
    }, []),
    /** Whether an address must be queried before it is sent; focus then moves to the question. */
    asksFirst: useCallback(
      (typed: string): boolean => {
        const asks = ask(typed)
        if (asks) region.current?.querySelector('button')?.focus()
        return asks
      },
      [ask],
    ),
  }
}

/** Sets the value of a field that React does not control, as if typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

interface AddressSlipProps {
  region: RefObject<HTMLParagraphElement | null>
  meant: string | undefined
  onTake: (address: string) => void
}

/** The question, below its field. */
export function AddressSlip({ region, meant, onTake }: AddressSlipProps) {
  if (meant === undefined) return null
  return (
    <p className={`small ${styles.slip}`} role="alert" ref={region}>
      <span>
        Did you mean <b>{meant}</b>?
      </span>
      <button
        type="button"
        className="press-target quiet-link"
        aria-label={`Yes, use ${meant}`}
        onClick={() => onTake(meant)}
      >
        Yes, use it
      </button>
      <span>If not, send it as it is.</span>
    </p>
  )
}
