import { useRef } from 'react'
import type { CallWords, EarlierNote } from '../../../content/portal/call-words.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { formWords, noteSimulated } from '../../../content/portal/quality-words.ts'
import { Button } from '../../ui/button.tsx'
import { demoTimeLabel } from '../state/demo-clock.ts'
import { findSheet } from './north-sheets.ts'
import { Part } from './paper.tsx'
import { actsOn, isSettledIn, type QamsState } from './qams-acts.ts'
import styles from './score-sheet.module.css'
import type { Acts } from './use-acts.ts'
import { WordsForm } from './words-form.tsx'

interface SheetNotesProps {
  sheet: MarkedSheet
  call: CallWords
  state: QamsState
  act: Acts
}

/**
 * What was written to the agent about a call, and the form to write it, with a first version to work on: a note, which may
 * be about several calls, or for the assistant a correction.
 */
export function SheetNotes({ sheet, call, state, act }: SheetNotesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAssistant = sheet.agent === 'assistant'
  // What was pressed is gone then: reading goes on at the heading above it.
  const andGoOn = () => heading.current?.focus()
  const written = actsOn(state, sheet.id).filter((done) => done.did === 'note' || done.did === 'correct')
  const notes: (EarlierNote & { isSimulated?: boolean })[] = [
    ...(call.earlier ?? []),
    ...written.map(({ at, by, words }) => ({ at: demoTimeLabel(at), from: by, words, isSimulated: true })),
  ]
  const others = call.coaching?.others ?? []
  const isUnread = sheet.unread && !isSettledIn(state, sheet)
  return (
    <Part id="notes" title={isAssistant ? 'Correction' : 'Coaching note'} heading={heading}>
      {call.coaching && written.length === 0 && <p className={styles.why}>{call.coaching.because}</p>}
      {notes.length > 0 ? (
        <ol className={styles.thread}>
          {notes.map(({ at, from, words, isSimulated }) => (
            <li key={`${at} ${words}`}>
              <p className={styles.from}>
                <time>{at}</time> {from}
                {isSimulated && <span className="text-3">{noteSimulated}</span>}
              </p>
              <p>“{words}”</p>
            </li>
          ))}
        </ol>
      ) : isAssistant ? (
        <WordsForm
          id="correction"
          label={formWords.correction.label}
          missing={formWords.correction.missing}
          longest={600}
          draft={call.draft}
          button="Suggest the correction"
          buttonLook="outline"
          onSave={(words) => {
            act.correct(sheet, words)
            andGoOn()
          }}
        />
      ) : (
        <WordsForm
          className={styles.form}
          id={`note-${sheet.id}`}
          label={formWords.note.label(agentName(sheet.agent).replace(/\.$/, ''))}
          missing={formWords.note.missing}
          rows={3}
          longest={600}
          draft={call.draft}
          button="Send the note"
          onSave={(words, form) => {
            const chosen = new FormData(form).getAll('other')
            act.note(
              sheet,
              others.filter((other) => chosen.includes(other)),
              words,
            )
            andGoOn()
          }}
          further={others.map((other) => (
            <label key={other} className={styles.other}>
              <input type="checkbox" name="other" value={other} defaultChecked />
              {formWords.note.alsoAbout(other, findSheet(other)?.reason ?? '')}
            </label>
          ))}
        />
      )}
      {isUnread && (
        <Button
          size="small"
          className={styles.read}
          onClick={() => {
            act.read(sheet)
            andGoOn()
          }}
        >
          Mark as read
        </Button>
      )}
    </Part>
  )
}
