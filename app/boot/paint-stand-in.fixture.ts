import { vi } from 'vitest'

/** Stands in for what tells of the first paint outside a browser; `tell` is undefined until somebody asks. */
export function paintStandIn(): { tell: (() => void) | undefined } {
  const paint: ReturnType<typeof paintStandIn> = { tell: undefined }
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        paint.tell = told
      }
      observe() {}
    },
  )
  return paint
}
