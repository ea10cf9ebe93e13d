import { useState } from 'react'

/**
 * Keeps a value as it first was for each key. What is first in a list may change, but must not change under a reader.
 */
export function useSteady<Value>(value: Value, key: unknown): Value {
  const [kept, keep] = useState({ value, key })
  if (kept.key === key) return kept.value
  keep({ value, key })
  return value
}
