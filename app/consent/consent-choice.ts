const key = 'analyticsConsent'

/** What the visitor has answered; undefined when not asked yet, or when the browser keeps nothing. */
export function readChoice(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === 'yes'
  } catch {
    return undefined
  }
}

/** Keeps the answer, where the browser lets it be kept. */
export function keepChoice(agreed: boolean): void {
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no')
  } catch {
    // Then the next page asks again, and nothing is counted until it is answered.
  }
}
