import { RelativePath } from '../../../figures/relative-path.ts'

/** Distance between two checks in units of the drawing, which is 16 high. */
const pitch = 6

/** Path data of a call's checks in order: a stroke for each that was heard, a cross for each that was missed. */
export function checkStrip(count: number, missedChecks: number[]): { heard: string; missed: string } {
  const heard = new RelativePath()
  const missed = new RelativePath()
  for (let check = 0; check < count; check++) {
    const x = check * pitch
    if (missedChecks.includes(check))
      missed
        .moveTo(x + 0.5, 4)
        .lineTo(x + 5.5, 12)
        .moveTo(x + 5.5, 4)
        .lineTo(x + 0.5, 12)
    else heard.moveTo(x + 3, 3).lineTo(x + 3, 13)
  }
  return { heard: heard.toString(), missed: missed.toString() }
}
