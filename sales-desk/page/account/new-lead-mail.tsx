import { useState } from 'react'
import type { LeadMail } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import fields from '../frame/fields.module.css'
import { DeskSection } from '../frame/form-parts.tsx'
import { Outcome } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { sessionChanged, useSession } from '../state/session-store.ts'

const choices: readonly (readonly [LeadMail, string])[] = [
  ['all', 'Each new lead, what a colleague gives me, and replies to my leads and to those nobody has'],
  ['mine', 'Only mine: what a colleague gives me, and replies to my leads'],
  ['none', 'None'],
]

/** About which leads the member gets mail immediately. */
export function NewLeadMail() {
  const { own } = useSession()
  const { attempt, failure, done } = useAttempt()
  const [shown, setShown] = useState(own.leadMail)
  const save = async (leadMail: LeadMail) => {
    setShown(leadMail)
    const isSaved = await attempt(async () => {
      const wanted = { ...own, leadMail }
      await tellDesk<undefined>(salesDeskRoutes.ownSettings, wanted)
      sessionChanged({ own: wanted })
    }, 'Saved.')
    if (!isSaved) setShown(own.leadMail)
  }
  return (
    <DeskSection title="Mail about leads">
      <p className={page.note}>
        Reminders of what waits, answers that came back, and the letter at nine come in any case. So does the
        mail that the server’s settings send to an address, such as the team’s own.
      </p>
      <fieldset aria-label="Mail about leads">
        {choices.map(([leadMail, words]) => (
          <label key={leadMail} className={fields.choice}>
            <input
              type="radio"
              name="lead-mail"
              checked={shown === leadMail}
              onChange={() => void save(leadMail)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <Outcome failure={failure} done={done} />
    </DeskSection>
  )
}
