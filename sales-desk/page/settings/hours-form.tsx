import { useState } from 'react'
import * as v from 'valibot'
import { deskSettingsSchema, type DeskSettings } from '../../wire/desk-settings.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import fields from '../frame/fields.module.css'
import { Choice, Form, DeskSection } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { sessionChanged } from '../state/session-store.ts'
import { DayHours } from './day-hours.tsx'
import { Holidays } from './holidays.tsx'
import styles from './hours-form.module.css'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const usual = { from: 540, until: 1080 }
type Hours = NonNullable<DeskSettings['businessHours']>
const ways: readonly [name: string, hours: Hours | null][] = [
  ['Every hour of every day counts', null],
  ['Only business hours count', days.map((_, at) => (at < 5 ? usual : null))],
]

interface HoursFormProps {
  settings: DeskSettings
  mayChange: boolean
  onSaved: (settings: DeskSettings) => void
}

/** Business hours, holidays and their time zone. */
export function HoursForm({ settings, mayChange, onSaved }: HoursFormProps) {
  const [wanted, setWanted] = useState(settings)
  const act = useAttempt()
  const hours = wanted.businessHours
  const change = (part: Partial<DeskSettings>) => setWanted((before) => ({ ...before, ...part }))
  const setDay = (at: number, day: Hours[number]) =>
    hours && change({ businessHours: hours.map((each, place) => (place === at ? day : each)) })
  const save = () =>
    act.attempt(async () => {
      const checked = v.safeParse(deskSettingsSchema, wanted)
      if (!checked.success)
        throw new DeskError(
          'Each stretch of hours must end after it begins, a second one begin after the first, and one day must have hours.',
          0,
        )
      const saved = await tellDesk<DeskSettings>(salesDeskRoutes.settings, checked.output)
      sessionChanged({ clock: saved })
      onSaved(saved)
    }, 'Saved. It holds at once, also for leads that wait for an answer.')
  return (
    <Form className={page.page} onSubmit={save}>
      <DeskSection title="Hours">
        <fieldset disabled={!mayChange} className={styles.hours} aria-label="Hours">
          {ways.map(([name, businessHours]) => (
            <label key={name} className={fields.choice}>
              <input
                type="radio"
                name="hours"
                checked={(hours === null) === (businessHours === null)}
                onChange={() => change({ businessHours })}
              />
              {name}
            </label>
          ))}
          {hours && (
            <ul className={styles.days}>
              {days.map((day, at) => {
                const own = hours[at] ?? null
                return (
                  <li key={day}>
                    <label className={fields.choice}>
                      <input
                        type="checkbox"
                        checked={own !== null}
                        onChange={({ target }) => setDay(at, target.checked ? usual : null)}
                      />
                      {day}
                    </label>
                    {own && <DayHours day={day} hours={own} onHours={(changed) => setDay(at, changed)} />}
                  </li>
                )
              })}
            </ul>
          )}
          <label className={`${fields.field} ${styles.zone}`} htmlFor="time-zone">
            <span>Time zone</span>
            <Choice
              id="time-zone"
              value={wanted.timeZone}
              options={[...new Set([wanted.timeZone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => [
                zone,
                zone.replaceAll('_', ' '),
              ])}
              onChoose={(timeZone) => change({ timeZone })}
            />
          </label>
          <p className={page.note}>Every day and hour at the desk, and in its mails, is meant there.</p>
        </fieldset>
      </DeskSection>
      <Holidays days={wanted.holidays} mayChange={mayChange} onChange={(holidays) => change({ holidays })} />
      {mayChange ? (
        <div>
          <Outcome failure={act.failure} done={act.done} />
          <Button size="small" type="submit" aria-disabled={act.isBusy}>
            {act.isBusy ? 'Saving…' : 'Save the settings'}
          </Button>
        </div>
      ) : (
        <p className={page.note}>The owner can change these.</p>
      )}
    </Form>
  )
}
