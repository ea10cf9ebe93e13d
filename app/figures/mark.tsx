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
      <path d="M2 3l20 18M2 7.5l20 9M2 12h20M2 16.5l20-9M2 21L22 3" />
    </svg>
  )
}
