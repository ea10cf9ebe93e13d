import { useState } from 'react'
import { DeskSection, SideButton, TextField } from '../frame/form-parts.tsx'
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
    <DeskSection title="Holidays">
      <p className={page.note}>On these days no hour counts.</p>
      {days.length > 0 && (
        <ul className="buttons">
          {days.map((each) => (
            <li key={each}>
              {mayChange ? (
                <SideButton onClick={() => onChange(days.filter((other) => other !== each))}>
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
        <div className="buttons">
          <TextField label="Another holiday" type="date" value={day} onText={setDay} />
          <SideButton
            onClick={() => {
              if (!day) return
              onChange([...new Set([...days, day])].toSorted())
              setDay('')
            }}
          >
            Add
          </SideButton>
        </div>
      )}
    </DeskSection>
  )
}
