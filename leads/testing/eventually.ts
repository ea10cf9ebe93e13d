import { vi } from 'vitest'

/** Waits until the check passes: long enough for a busy machine, and no longer than needed. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000 })
}
