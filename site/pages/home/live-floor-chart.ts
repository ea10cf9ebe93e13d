import { RelativePath } from '../../../common/figures/relative-path.ts'
import { seededRandom } from '../../../common/figures/seeded-random.ts'

const minutes = 160
const width = 640
const height = 46

/**
 * Path data of an invented morning on the floor: one upright line a minute, standing on the bottom edge of 640 by 46 units. Calls
 * swell until late morning; a short peak near the end is the one worth a supervisor's look.
 */
export function callsPerMinute(): string {
  const random = seededRandom(77)
  const path = new RelativePath()
  const pitch = width / minutes
  for (let minute = 0; minute < minutes; minute++) {
    const swell = 26 * Math.sin((minute / minutes) * 2.6 + 0.35) ** 2
    const peak = minute > minutes * 0.74 && minute < minutes * 0.8 ? 9 : 0
    const calls = Math.min(height, Math.round(8 + swell + random() * 9 + peak))
    const x = minute * pitch + pitch / 4
    // Closed: each line begins where the last one ended, so equally high lines are written alike and compress
    // well.
    path
      .moveTo(x, height)
      .lineTo(x, height - calls)
      .close()
  }
  return path.toString()
}
