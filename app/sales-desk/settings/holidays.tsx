import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import fields from '../frame/fields.module.css'
import page from '../frame/side-page.module.css'
import { dayAndYear } from '../time/dates.ts'

interface HolidaysProps {
  /** Such as `2026-01-26`. */
  days: readonly string[]
  mayChange: boolean
  onChange: (days: string[]) => void
}

/** Days on which no hour counts. */
export function Holidays({ days, mayChange, onChange }: HolidaysProps) {
  const [day, setDay] = useState('')
  return (
    <section className={page.section} aria-labelledby="holidays">
      <h2 id="holidays" className="heading-4">
        Holidays
      </h2>
      <p className={page.note}>On these days no hour counts.</p>
      {days.length > 0 && (
        <ul className="buttons">
          {days.map((each) => (
            <li key={each}>
              {mayChange ? (
                <Button
                  size="small"
                  look="outline"
                  onClick={() => onChange(days.filter((other) => other !== each))}
                >
                  {dayAndYear(each)} <span aria-hidden="true">×</span>
                  <span className="visually-hidden">, remove</span>
                </Button>
              ) : (
                dayAndYear(each)
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className="buttons">
          <label className={fields.field}>
            <span>Another holiday</span>
            <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </label>
          <Button
            size="small"
            look="outline"
            onClick={() => {
              if (!day) return
              onChange([...new Set([...days, day])].toSorted())
              setDay('')
            }}
          >
            Add
          </Button>
        </div>
      )}
    </section>
  )
}
