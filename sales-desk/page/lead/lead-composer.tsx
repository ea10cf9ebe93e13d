import { type RefObject, useId, useState } from 'react'
import { deskLimits } from '../../wire/changes.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import type { DeskSession } from '../../wire/team.ts'
import { whatsappLink } from '../../../common/lead/whatsapp-link.ts'
import { Button, buttonClass, SideButton } from '../../../common/ui/button.tsx'
import { checkLength } from '../../../common/ui/length-check.tsx'
import { type Draft, newKey } from '../drafts/draft-store.ts'
import fields from '../frame/fields.module.css'
import { Form } from '../frame/form-parts.tsx'
import { Failure } from '../frame/outcome.tsx'
import { useSession } from '../state/session-store.ts'
import { AnswerExtras } from './answer-extras.tsx'
import { answerOf, extrasProblem } from './answer-of.ts'
import styles from './lead-composer.module.css'
import { TemplateChoice } from './template-choice.tsx'
import type { OpenLead, WantedChange } from './use-lead.ts'

type Field = NonNullable<Draft['open']>

const empty: Record<Field, Partial<Draft>> = {
  answer: { answer: '', subject: '', copies: '', files: [], meeting: undefined, remindAfter: undefined },
  note: { note: '' },
  elsewhere: { elsewhere: '' },
}

interface LeadComposerProps {
  lead: LeadDetail
  open: OpenLead
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  onChange: (change: WantedChange) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Where a member writes: an answer, a note, or how a lead was answered elsewhere. Closed, three buttons. */
export function LeadComposer({ lead, open, draft, onDraft, onChange, field }: LeadComposerProps) {
  const session = useSession()
  const id = useId()
  const [isTold, setTold] = useState(false)
  const which = draft.open
  const failure = open.failure && isOf(open.failure.of, which) ? open.failure.sentence : undefined

  if (which === undefined)
    return (
      <div className={`buttons ${styles.closed}`}>
        {(lead.email || lead.phoneE164) && (
          <Button size="small" id={openerId('answer')} onClick={() => onDraft({ open: 'answer' })}>
            {openerWords(draft, lead)}
          </Button>
        )}
        <SideButton id={openerId('note')} onClick={() => onDraft({ open: 'note' })}>
          {draft.note.trim() ? 'Go on with your note' : 'Note'}
        </SideButton>
        {(lead.answeredAt === null || lead.repliedAt !== null) && (
          <SideButton id={openerId('elsewhere')} onClick={() => onDraft({ open: 'elsewhere' })}>
            Answered elsewhere
          </SideButton>
        )}
      </div>
    )

  const { nextAnswer } = lead
  const subject = draft.subject || nextAnswer.subject
  const leavesThread = nextAnswer.inThread && bareSubject(subject) !== bareSubject(nextAnswer.subject)
  const isSaving = isOf(open.saving, which)
  const problem = which === 'answer' ? extrasProblem(draft) : undefined
  const save = () => {
    if (open.saving) return
    if (which !== 'elsewhere' && !draft[which].trim()) return field.current?.focus()
    setTold(problem !== undefined)
    if (problem !== undefined) return undefined
    if (which === 'answer' && !lead.email) return undefined
    if (which === 'answer') onChange(answerOf(draft, subject))
    else if (which === 'note') onChange({ what: 'note', text: draft.note })
    else onChange({ what: 'answered-elsewhere', text: draft.elsewhere })
  }
  const { title, label, send, busy, most } = words[which]
  const length = checkLength(id, draft[which], most)
  const subjectLength = checkLength(`${id}-subject`, subject, deskLimits.subject)
  return (
    <Form
      className={`${styles.composer} ${fields.fields}`}
      aria-label={title}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <div className={styles.written}>
        {which === 'answer' && (
          <>
            <p className="caption text-2">
              <span>{fromAndTo(lead, session)}</span>
              {lead.email && !session.mailLeaves && (
                <span> · no mail leaves this desk: the answer is kept as a file</span>
              )}
            </p>
            <div className={styles.row}>
              {lead.email && (
                <div>
                  <label htmlFor={`${id}-subject`}>Subject</label>
                  <input
                    id={`${id}-subject`}
                    value={subject}
                    readOnly={isSaving}
                    aria-describedby={leavesThread ? `${id}-thread` : undefined}
                    {...subjectLength.field}
                    onChange={({ target }) => onDraft({ subject: target.value })}
                  />
                  {subjectLength.message}
                  {leavesThread && (
                    <p id={`${id}-thread`} className={`caption text-2 ${styles.hint}`}>
                      With another subject, some mail programs show your answer apart from what came before:{' '}
                      <button
                        type="button"
                        className="press-target quiet-link"
                        onClick={() => onDraft({ subject: '' })}
                      >
                        keep “{nextAnswer.subject}”
                      </button>
                    </p>
                  )}
                </div>
              )}
              <TemplateChoice
                lead={lead}
                onChoose={(template) =>
                  onDraft({
                    // Another subject would leave the visitor's thread.
                    ...(!nextAnswer.inThread && { subject: template.subject }),
                    answer: draft.answer.trim()
                      ? `${draft.answer.trimEnd()}\n\n${template.text}`
                      : template.text,
                  })
                }
              />
            </div>
            {lead.email && <AnswerExtras draft={draft} onDraft={onDraft} />}
          </>
        )}
        <label htmlFor={id} className={which === 'answer' ? 'visually-hidden' : undefined}>
          {label}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={which === 'answer' ? 7 : 3}
          dir="auto"
          value={draft[which]}
          readOnly={isSaving}
          {...length.field}
          {...(failure && { 'aria-invalid': true, 'aria-describedby': `${id}-failure` })}
          onChange={({ target }) => onDraft({ [which]: target.value })}
        />
        {length.message}
      </div>
      <Failure sentence={isTold ? (problem ?? failure) : failure} id={`${id}-failure`} />
      <div className="buttons">
        {(which !== 'answer' || lead.email) && (
          <Button size="small" type="submit" aria-disabled={open.saving !== undefined}>
            {isSaving ? busy : send}
          </Button>
        )}
        {which === 'answer' && lead.phoneE164 !== null && (
          <a
            className={buttonClass({ size: 'small', look: 'outline' })}
            href={whatsappLink(lead.phoneE164, draft.answer)}
            target="_blank"
            rel="noopener noreferrer"
            // An answer sent there has to be reported to the desk.
            onClick={() => onDraft({ open: 'elsewhere', elsewhere: draft.elsewhere || 'By WhatsApp' })}
          >
            Open in WhatsApp
          </a>
        )}
        <SideButton onClick={() => onDraft({ open: undefined })}>Close</SideButton>
        {draft[which].trim() !== '' && (
          <button
            type="button"
            className={`press-target quiet-link small ${styles.discard}`}
            onClick={() => onDraft({ open: undefined, ...empty[which], key: newKey() })}
          >
            Discard
          </button>
        )}
      </div>
    </Form>
  )
}

const fromAndTo = ({ email }: LeadDetail, { me, answersFrom }: DeskSession): string =>
  email
    ? `To ${email} · from ${me.name || me.email}, ${answersFrom}`
    : 'This person has left no email address: write on WhatsApp.'

/** Label of the button that opens an answer. */
function openerWords(draft: Draft, { repliedAt, answeredAt, email }: LeadDetail): string {
  if (draft.answer.trim()) return 'Go on with your answer'
  if (!email) return 'Write on WhatsApp'
  return answeredAt === null || repliedAt !== null ? 'Answer' : 'Answer again'
}

const words = {
  answer: {
    title: 'Answer',
    label: 'Your answer',
    send: 'Send the answer',
    busy: 'Sending…',
    most: deskLimits.answer,
  },
  note: {
    title: 'Note',
    label: 'Note for the team; the visitor never sees it',
    send: 'Save the note',
    busy: 'Saving…',
    most: deskLimits.note,
  },
  elsewhere: {
    title: 'Answered elsewhere',
    label: 'How was it answered? Such as “by telephone”',
    send: 'Mark as answered',
    busy: 'Saving…',
    most: deskLimits.note,
  },
} as const

/** Id of the button that opens a field. */
export const openerId = (field: Field): string => `opens-${field}`

/** The field in which a change was written. */
export function fieldOf(what: WantedChange['what']): Field | undefined {
  if (what === 'answer' || what === 'note') return what
  return what === 'answered-elsewhere' ? 'elsewhere' : undefined
}

const isOf = (what: WantedChange['what'] | undefined, field: Field | undefined): boolean =>
  what !== undefined && field !== undefined && fieldOf(what) === field

/** A draft after its text has been saved. */
export const savedDraft = (field: Field): Partial<Draft> => ({
  open: undefined,
  ...empty[field],
  key: newKey(),
})

/** Mail programs that go by the subject ignore the reply prefix. */
const bareSubject = (subject: string) => subject.trim().replace(/^(?:re:\s*)+/i, '')

/** A change with the current text of its field. */
export function inWordsOf(draft: Draft, wanted: WantedChange): WantedChange {
  const { what } = wanted
  if (what === 'answer') return answerOf(draft, draft.subject || wanted.subject)
  if (what === 'note') return { ...wanted, text: draft.note }
  return what === 'answered-elsewhere' ? { ...wanted, text: draft.elsewhere } : wanted
}
