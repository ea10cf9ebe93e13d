import { markPath } from './mark-path.ts'

/** The mark: five straight lines crossing in one waist, the ruled form at its smallest. `size` in CSS pixels. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={markPath} />
    </svg>
  )
}
