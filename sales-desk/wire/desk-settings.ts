import * as v from 'valibot'
import { isTimeZone } from './hours.ts'
import { whole } from './team.ts'

const unknownZone = 'This time zone is not known'
const minutes = v.pipe(whole, v.minValue(0), v.maxValue(1440))
const stretch = { from: minutes, until: minutes }
/** Business hours, for due times. */
export const deskSettingsSchema = v.object({
  /** `null`: every hour of every day counts. Otherwise start and end, minutes of a day in `timeZone`, Monday first. */
  businessHours: v.nullable(
    v.pipe(
      v.array(
        v.nullable(
          v.pipe(
            v.object({
              ...stretch,
              /** A second period of the same day, such as after a long lunch. */
              again: v.optional(v.object(stretch)),
            }),
            v.check(
              ({ from, until, again }) =>
                from < until && (again === undefined || (until < again.from && again.from < again.until)),
              'Each stretch of hours must end after it begins, and the second begin after the first',
            ),
          ),
        ),
      ),
      v.length(7),
      v.check((days) => days.some((day) => day !== null), 'At least one day must have hours'),
    ),
  ),
  /** Days without business hours, such as `2026-01-26`. */
  holidays: v.pipe(
    v.array(v.pipe(v.string(), v.isoDate('A holiday must be a day, such as 2026-01-26'))),
    v.maxLength(400, 'There is room for 400 holidays'),
  ),
  timeZone: v.pipe(v.string(), v.maxLength(60, unknownZone), v.check(isTimeZone, unknownZone)),
})
export type DeskSettings = v.InferOutput<typeof deskSettingsSchema>
