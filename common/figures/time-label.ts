/** Seconds as minutes and two-digit seconds: 72 is "1:12". Fractions are truncated. */
export function timeLabel(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
