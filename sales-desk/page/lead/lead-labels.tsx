import { useState } from 'react'
import { mostLabels } from '../../wire/changes.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import { SideButton } from '../../../common/ui/button.tsx'
import { Form } from '../frame/form-parts.tsx'
import { LabelField } from '../list/label-field.tsx'
import { useSession } from '../state/session-store.ts'
import { FactsPart } from './facts-part.tsx'
import styles from './lead-facts.module.css'
import type { WantedChange } from './use-lead.ts'

interface LeadLabelsProps {
  lead: LeadDetail
  onChange: (change: WantedChange) => void
}

/** The team's labels for a lead, by which the list can be filtered. */
export function LeadLabels({ lead, onChange }: LeadLabelsProps) {
  const { me } = useSession()
  const [typed, setTyped] = useState('')
  const mayChange = me.role !== 'reader'
  if (!mayChange && lead.labels.length === 0) return null
  return (
    <FactsPart id="lead-labels" title="Labels">
      {lead.labels.length > 0 && (
        <ul className="buttons">
          {lead.labels.map((label) => (
            <li key={label}>
              {mayChange ? (
                <SideButton onClick={() => onChange({ what: 'unlabel', label })}>
                  {label} <span aria-hidden="true">×</span>
                  <span className="visually-hidden">, take off</span>
                </SideButton>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && lead.labels.length < mostLabels && (
        <Form
          className={styles.inline}
          onSubmit={() => {
            const label = typed.trim()
            setTyped('')
            if (label !== '' && !lead.labels.includes(label)) onChange({ what: 'label', label })
          }}
        >
          <LabelField label="Another label" value={typed} except={lead.labels} onText={setTyped} />
          <SideButton type="submit">Add</SideButton>
        </Form>
      )}
    </FactsPart>
  )
}
