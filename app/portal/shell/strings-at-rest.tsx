import styles from './strings-at-rest.module.css'

interface StringsAtRestProps {
  strings: number
  className?: string | undefined
}

const pitch = 10

/** Strings at rest: parallel, flat and grey, for what is empty or closed. Fills its box; decorative. */
export function StringsAtRest({ strings, className }: StringsAtRestProps) {
  const height = strings * pitch
  const lines = Array.from({ length: strings }, (_, at) => `M0 ${at * pitch + pitch / 2}H100`)
  return (
    <svg
      className={[styles.strings, className].filter(Boolean).join(' ')}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  )
}
