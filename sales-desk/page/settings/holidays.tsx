import { useState } from 'react'
import { publicHolidays, publicHolidaySources } from '../../content/public-holidays.ts'
import fields from '../frame/fields.module.css'
import { SideButton } from '../../../common/ui/button.tsx'
import { DeskSection, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { serverNow } from '../state/session-store.ts'
import { dayAndYear, dayIn } from '../time/dates.ts'
import styles from './holidays.module.css'

interface HolidaysProps {
  /** For example `2026-01-26`. */
  days: readonly string[]
  mayChange: boolean
  onChange: (days: string[]) => void
}

/** Days without business hours: India's public holidays to tick, and the team's own days. */
export function Holidays({ days, mayChange, onChange }: HolidaysProps) {
  const [day, setDay] = useState('')
  const today = dayIn(0, serverNow())
  const toCome = publicHolidays.filter((holiday) => holiday.day >= today)
  const others = mayChange ? days.filter((each) => !toCome.some((holiday) => holiday.day === each)) : days
  const add = (added: string) => onChange([...new Set([...days, added])].toSorted())
  const remove = (removed: string) => onChange(days.filter((other) => other !== removed))
  return (
    <DeskSection title="Holidays">
      <p className={page.note}>On these days no hour counts.</p>
      {others.length > 0 && (
        <ul className="buttons">
          {others.map((each) => (
            <li key={each}>
              {mayChange ? (
                <SideButton onClick={() => remove(each)}>
                  {dayAndYear(each)} <span aria-hidden="true">×</span>
                  <span className="visually-hidden">, remove</span>
                </SideButton>
              ) : (
                dayAndYear(each)
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <>
          <div className="buttons">
            <TextField label="Another holiday" type="date" value={day} onText={setDay} />
            <SideButton
              onClick={() => {
                if (!day) return
                add(day)
                setDay('')
              }}
            >
              Add
            </SideButton>
          </div>
          {toCome.length > 0 && (
            <fieldset className={styles.public}>
              <legend>Public holidays in India: tick those that you keep</legend>
              <ul className={styles.list}>
                {toCome.map((holiday) => (
                  <li key={holiday.day}>
                    <label className={fields.choice}>
                      <input
                        type="checkbox"
                        checked={days.includes(holiday.day)}
                        onChange={({ target }) => (target.checked ? add : remove)(holiday.day)}
                      />
                      <span>
                        {holiday.name}{' '}
                        <small className="text-2">
                          {dayAndYear(holiday.day)}
                          {holiday.byTheMoon && <span>, or a day later by the moon</span>}
                        </small>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
              <p className={page.note}>
                Their days are from {publicHolidaySources}. Check them with your state’s list.
              </p>
            </fieldset>
          )}
        </>
      )}
    </DeskSection>
  )
}
