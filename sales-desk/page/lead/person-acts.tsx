import { useId, useRef, useState } from 'react'
import type { ErasedAnswer } from '../../wire/changes.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { fileFromDesk, tellDesk } from '../api/ask-desk.ts'
import { saveFile } from '../api/save-file.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Form } from '../frame/form-parts.tsx'
import { Failure } from '../frame/outcome.tsx'
import { PlainDialog } from '../frame/plain-dialog.tsx'
import plainDialog from '../frame/plain-dialog.module.css'
import { useSession } from '../state/session-store.ts'
import fields from '../frame/fields.module.css'
import styles from './person-acts.module.css'

/** Exports or erases everything stored about a person. Both ask for confirmation. */
export function PersonActs({ lead, onErased }: { lead: LeadDetail; onErased: () => void }) {
  const { me } = useSession()
  const exporting = useRef<HTMLDialogElement>(null)
  const erasing = useRef<HTMLDialogElement>(null)
  const { attempt, isBusy, failure, clear } = useAttempt()
  const [confirmation, setConfirmation] = useState('')
  const field = useId()
  const contact = lead.email || lead.phone
  const isConfirmed = confirmation.trim() === lead.reference
  const saveAll = () =>
    attempt(async () => {
      saveFile(
        await fileFromDesk(salesDeskRoutes.personExport(lead.reference)),
        `person-${lead.reference}.json`,
      )
      exporting.current?.close()
    }, '')
  const erase = () =>
    attempt(async () => {
      await tellDesk<ErasedAnswer>(salesDeskRoutes.personErase(lead.reference), { confirm: lead.reference })
      erasing.current?.close()
      onErased()
    }, '')
  const startAnew = () => {
    clear()
    setConfirmation('')
  }

  return (
    <div className="buttons">
      <SideButton onClick={() => exporting.current?.showModal()}>Export this person</SideButton>
      {me.role === 'owner' && (
        <SideButton className={styles.erase} onClick={() => erasing.current?.showModal()}>
          Erase this person
        </SideButton>
      )}
      <PlainDialog ref={exporting} title={`Export ${lead.name}?`} onClose={startAnew}>
        <p>
          The file holds everything that is kept about {contact}: all leads, answers, notes and newsletter
          consents. Hand it to nobody but this person. The export is written into the audit log.
        </p>
        <Failure sentence={failure} />
        <div className={plainDialog.choice}>
          <Button size="small" aria-disabled={isBusy} onClick={() => void saveAll()}>
            {isBusy ? 'Exporting…' : 'Save the file'}
          </Button>
          <SideButton onClick={() => exporting.current?.close()}>Cancel</SideButton>
        </div>
      </PlainDialog>
      {me.role === 'owner' && (
        <PlainDialog ref={erasing} title={`Erase ${lead.name}?`} onClose={startAnew}>
          <Form onSubmit={() => isConfirmed && erase()}>
            <p>
              Everything kept about {contact} is deleted for good: all leads, answers, notes and newsletter
              consents. It cannot be brought back.
            </p>
            <label htmlFor={field} className={styles.confirm}>
              Type <b>{lead.reference}</b> to confirm
            </label>
            <input
              id={field}
              className={fields.control}
              value={confirmation}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setConfirmation(target.value)}
            />
            <Failure sentence={failure} />
            <div className={plainDialog.choice}>
              <Button size="small" type="submit" disabled={!isConfirmed || isBusy} className={styles.final}>
                {isBusy ? 'Erasing…' : 'Erase for good'}
              </Button>
              <SideButton onClick={() => erasing.current?.close()}>Cancel</SideButton>
            </div>
          </Form>
        </PlainDialog>
      )}
    </div>
  )
}
