import { Fragment } from 'react'
import type { DeskSettings } from '../../wire/desk-settings.ts'
import fields from '../frame/fields.module.css'
import { clockTime, minutesOf } from './clock-time.ts'
import styles from './hours-form.module.css'

type Hours = NonNullable<NonNullable<DeskSettings['businessHours']>[number]>

interface DayHoursProps {
  /** Name of the day. */
  day: string
  hours: Hours
  onHours: (hours: Hours) => void
}

/** The hours of one working day: from, until, and an optional second period. */
export function DayHours({ day, hours, onHours }: DayHoursProps) {
  const { again, ...first } = hours
  const last = 1440
  return (
    <span className={styles.times}>
      <Stretch name={day} stretch={first} onStretch={(stretch) => onHours({ ...hours, ...stretch })} />
      {again ? (
        <>
          <span>and</span>
          <Stretch
            name={`${day} again`}
            stretch={again}
            onStretch={(stretch) => onHours({ ...hours, again: stretch })}
          />
          <button type="button" className="press-target quiet-link small" onClick={() => onHours(first)}>
            One stretch<span className="visually-hidden"> on {day}</span>
          </button>
        </>
      ) : (
        first.until < last - 60 && (
          <button
            type="button"
            className="press-target quiet-link small"
            onClick={() =>
              onHours({
                ...first,
                again: { from: first.until + 60, until: Math.min(first.until + 240, last) },
              })
            }
          >
            Add a second stretch<span className="visually-hidden"> on {day}</span>
          </button>
        )
      )}
    </span>
  )
}

interface StretchProps {
  name: string
  stretch: { from: number; until: number }
  onStretch: (stretch: { from: number; until: number }) => void
}

function Stretch({ name, stretch, onStretch }: StretchProps) {
  return (['from', 'until'] as const).map((end) => (
    <Fragment key={end}>
      {end === 'until' && <span>to</span>}
      <input
        type="time"
        className={fields.control}
        aria-label={`${name} ${end}`}
        value={clockTime(stretch[end])}
        onChange={({ target }) =>
          onStretch({ ...stretch, [end]: minutesOf(target.value, end === 'until') ?? stretch[end] })
        }
      />
    </Fragment>
  ))
}
