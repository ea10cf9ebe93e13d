export interface StepDays {
  /** Working days, counted from 1; both belong to the step. */
  first: number
  last: number
}

/** The days that steps take which follow each other without a gap. Lengths are in working days. */
export function stepDays(lengths: readonly number[]): StepDays[] {
  let before = 0
  return lengths.map((length) => {
    const first = before + 1
    before += length
    return { first, last: before }
  })
}
