import type { ReactNode } from 'react'

interface SampleNameProps {
  /** From the content of this entry. */
  isSample: boolean
  children: ReactNode
}

/** The heading of an entry about people or companies; an invented one is marked first, on the same line. */
export function SampleName({ isSample, children }: SampleNameProps) {
  if (!isSample) return children
  return (
    <>
      <span className="text-3">Sample:</span> {children}
    </>
  )
}
