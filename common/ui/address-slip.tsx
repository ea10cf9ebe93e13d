import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { likelyAddress } from '../lead/likely-slip.ts'
import { readEmailAddress } from '../lead/read-email-address.ts'
import styles from './address-slip.module.css'

/** Asks about an email address that looks like a slip of the hand, once for each: it is never refused. */
export function useAddressSlip() {
  const region = useRef<HTMLParagraphElement>(null)
  /** What was typed when it was asked about. */
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
    /** For the field: who goes on to another one is asked meanwhile. Not on the way to a button, which would move away. */
    onBlur: useCallback(
      ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        if (relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select, textarea'))
          ask(target.value)
      },
      [ask],
    ),
    /** Takes the question away once the address is another one. */
    onTyped: useCallback((typed: string) => {
      if (typed === asked.current) return
      asked.current = ''
      setMeant(undefined)
    }, []),
    /** Whether an address has to be asked about before it is sent; focus is at the question then. */
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

/** Writes into a field that React leaves alone, as if it had been typed. */
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
