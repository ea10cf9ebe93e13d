import { type RefCallback, useEffect, useState } from 'react'

/** Pixels above and below the screen within which a row counts as near. */
const margin = 240

/** Which lines' rows are in view or nearly so; give `observe` to each row as its ref. */
export function useNearRows(): { near: ReadonlySet<number>; observe: RefCallback<HTMLLIElement> } {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) =>
          setNear((before) => {
            const now = new Set(before)
            for (const { target, isIntersecting } of entries) {
              const line = Number((target as HTMLElement).dataset['line'])
              if (isIntersecting) now.add(line)
              else now.delete(line)
            }
            return now
          }),
        { rootMargin: `${margin}px 0px` },
      ),
  )
  const [observe] = useState(() => (row: HTMLLIElement | null) => {
    if (!row) return
    observer.observe(row)
    return () => observer.unobserve(row)
  })
  useEffect(() => () => observer.disconnect(), [observer])
  return { near, observe }
}
