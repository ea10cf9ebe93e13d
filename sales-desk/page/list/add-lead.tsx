import { useId, useRef, useState } from 'react'
import { addLeadLimits, type AddedLead, type AddLeadRequest } from '../../wire/add.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { checkLength } from '../../../common/ui/length-check.tsx'
import { goTo } from '../address/use-place.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { newKey } from '../drafts/draft-store.ts'
import fields from '../frame/fields.module.css'
import { Choice, Form, TextField } from '../frame/form-parts.tsx'
import { Failure } from '../frame/outcome.tsx'
import plainDialog from '../frame/plain-dialog.module.css'
import { PlainDialog } from '../frame/plain-dialog.tsx'
import styles from './add-lead.module.css'

const ways = ['Telephone', 'WhatsApp', 'Fair', 'Recommendation', 'Email', 'Elsewhere']

const nothing = () => ({
  key: newKey(),
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  cameBy: ways[0] ?? '',
  agreed: '',
})

/** Records a lead that came by telephone or at a fair. Typed text stays until it is saved. */
export function AddLead() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState<Required<AddLeadRequest>>(nothing)
  const { attempt, isBusy, failure, clear } = useAttempt()
  const id = useId()
  const length = checkLength(id, typed.message, addLeadLimits.message)
  const text = (name: Exclude<keyof typeof typed, 'key'>) => ({
    value: typed[name],
    onText: (value: string) => setTyped((all) => ({ ...all, [name]: value })),
    autoComplete: 'off',
  })
  const save = () =>
    attempt(async () => {
      const { reference } = await tellDesk<AddedLead>(salesDeskRoutes.leadAdd, typed)
      setTyped(nothing())
      dialog.current?.close()
      goTo({ lead: reference })
    }, '')
  return (
    <>
      <SideButton onClick={() => dialog.current?.showModal()}>Add a lead</SideButton>
      <PlainDialog ref={dialog} title="Add a lead" onClose={clear}>
        <Form className={styles.form} aria-label="Add a lead" onSubmit={save}>
          <TextField label="Name" required most={addLeadLimits.name} {...text('name')} />
          <TextField label="Company, if known" most={addLeadLimits.company} {...text('company')} />
          <TextField label="Email" inputMode="email" spellCheck={false} {...text('email')} />
          <TextField label="Phone" type="tel" most={addLeadLimits.phone} {...text('phone')} />
          <p className={`caption text-2 ${styles.whole}`}>One of the two is needed.</p>
          <div className={`${fields.field} ${styles.whole}`}>
            <label htmlFor={id}>What it is about</label>
            <textarea
              {...length.field}
              id={id}
              rows={3}
              value={typed.message}
              onChange={({ target }) => text('message').onText(target.value)}
            />
            {length.message}
          </div>
          <div className={fields.field}>
            <label htmlFor={`${id}-way`}>How it came</label>
            <Choice
              id={`${id}-way`}
              value={typed.cameBy}
              options={ways.map((way) => [way, way])}
              onChoose={(way) => setTyped((all) => ({ ...all, cameBy: way }))}
            />
          </div>
          <TextField
            label="How they agreed to hear from us"
            required
            placeholder="Asked for a call back"
            most={addLeadLimits.agreed}
            {...text('agreed')}
          />
          <p className={`caption text-2 ${styles.whole}`}>
            The team is told and the 24 hours run, as for a lead of the website. The person gets no mail.
          </p>
          <Failure sentence={failure} className={styles.whole} />
          <div className={`${plainDialog.choice} ${styles.whole}`}>
            <Button size="small" type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Adding…' : 'Add it'}
            </Button>
            <SideButton onClick={() => dialog.current?.close()}>Cancel</SideButton>
          </div>
        </Form>
      </PlainDialog>
    </>
  )
}
