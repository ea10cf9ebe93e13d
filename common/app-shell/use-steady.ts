import { useMemo } from 'react'

/**
 * Keeps a value as it first was for each key. What is first in a list may change, but must not change under a reader.
 */
export function useSteady<Value>(value: Value, key: unknown): Value {
  // oxlint-disable-next-line react/exhaustive-deps -- a later value of the same key is what is not wanted
  return useMemo(() => value, [key])
}
