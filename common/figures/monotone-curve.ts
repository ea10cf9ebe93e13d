/**
 * A smooth curve through `values`, one at each whole number from 0, that never leaves the range of the two values
 * around it (cubic Hermite with Fritsch and Carlson's tangents). `at` is clamped to the values.
 */
export function monotoneCurve(values: readonly number[]): (at: number) => number {
  const value = (index: number) => values[Math.min(values.length - 1, Math.max(0, index))] ?? 0
  const slope = (index: number) => value(index + 1) - value(index)
  const tangent = (index: number) => {
    const [before, after] = [slope(index - 1), slope(index)]
    return before * after > 0 ? (2 * before * after) / (before + after) : 0
  }
  return (at) => {
    const inside = Math.min(values.length - 1, Math.max(0, at))
    const index = Math.min(values.length - 2, Math.floor(inside))
    const t = inside - index
    const [square, cube] = [t * t, t * t * t]
    return (
      value(index) * (2 * cube - 3 * square + 1) +
      tangent(index) * (cube - 2 * square + t) +
      value(index + 1) * (3 * square - 2 * cube) +
      tangent(index + 1) * (cube - square)
    )
  }
}
