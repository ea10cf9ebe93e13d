import { type RefCallback, useEffect, useState } from 'react'

/** Pixels above and below the screen within which a row counts as near: enough for a second of scrolling. */
const margin = 800

export interface NearRows {
  /** Whether a line's row is in view or nearly so, at this moment. */
  isNear: (line: number) => boolean
  /** Ref of each row. */
  observe: RefCallback<HTMLLIElement>
}

/** Knows which rows are near without rendering anything when one comes or goes: scrolling costs no script. */
export function useNearRows(): NearRows {
  const [{ observer, ...rows }] = useState(watchRows)
  useEffect(() => () => observer.disconnect(), [observer])
  return rows
}

function watchRows() {
  const near = new Set<number>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const line = lineOf(target)
        if (isIntersecting) near.add(line)
        else near.delete(line)
      }
    },
    { rootMargin: `${margin}px 0px` },
  )
  const observe = (row: HTMLLIElement | null) => {
    if (!row) return
    near.add(lineOf(row))
    observer.observe(row)
    return () => observer.unobserve(row)
  }
  return { observer, observe, isNear: (line: number) => near.has(line) }
}

function lineOf(row: Element): number {
  return Number((row as HTMLElement).dataset['line'])
}
