import { useMemo } from 'react'

/** Keeps the first value for each key. The first item of a list may change, but not while somebody reads it. */
export function useSteady<Value>(value: Value, key: unknown): Value {
  // oxlint-disable-next-line react/exhaustive-deps -- later values of the same key must be ignored
  return useMemo(() => value, [key])
}
