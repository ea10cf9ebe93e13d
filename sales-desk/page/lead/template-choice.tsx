import { useEffect, useId } from 'react'
import { site } from '../../../common/brand/site.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import { filledTemplate } from '../../wire/template-fields.ts'
import { Choice } from '../frame/form-parts.tsx'
import { nameOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { useStore } from '../../../common/ui/store.ts'
import { loadTemplates, templateStore } from '../templates/template-store.ts'

interface TemplateChoiceProps {
  lead: LeadDetail
  onChoose: (filled: { subject: string; text: string }) => void
}

/** The team's templates; the chosen one is filled in with the lead's fields. Hidden if there are none. */
export function TemplateChoice({ lead, onChoose }: TemplateChoiceProps) {
  const { me } = useSession()
  const templates = useStore(templateStore)
  const id = useId()
  useEffect(() => {
    // An answer can be written without them.
    loadTemplates().catch(() => undefined)
  }, [])
  if (!templates || templates.length === 0) return null
  return (
    <div>
      <label htmlFor={id}>Template</label>
      <Choice
        id={id}
        value=""
        options={[['', 'Choose one…'], ...templates.map((each) => [String(each.id), each.name] as const)]}
        onChoose={(chosen) => {
          const template = templates.find((each) => String(each.id) === chosen)
          if (!template) return
          const { name, company, reference } = lead
          const facts = { name, company, reference, memberName: nameOf(me), booking: site.booking }
          onChoose({
            subject: filledTemplate(template.subject, facts),
            text: filledTemplate(template.text, facts),
          })
        }}
      />
    </div>
  )
}
