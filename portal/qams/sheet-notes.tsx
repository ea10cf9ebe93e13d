import { useRef } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { earlierNote } from '../content/noted-evidence.ts'
import { type CheckId, qualityChecks } from '../content/quality-checks.ts'
import { formWords, noteSimulated } from '../content/quality-words.ts'
import { recordWords } from '../content/sheet-acts-words.ts'
import { secondLookAskedAt, type Sheet, sheets } from '../content/sheets.ts'
import { TimedList } from '../../common/app-shell/timed-list.tsx'
import { Button } from '../../common/ui/button.tsx'
import { demoTimeLabel } from '../state/demo-clock.ts'
import type { Done, SheetAct } from '../state/done.ts'
import { isSheetSettled } from '../state/summary.ts'
import { actsOn, marksOf, type ScoredSheet, scoreOf } from './figures.ts'
import { Part } from './paper.tsx'
import styles from './score-sheet.module.css'
import type { Acts } from './use-acts.ts'
import { WordsForm } from '../../common/app-shell/words-form.tsx'

interface SheetNotesProps {
  entry: ScoredSheet
  call: MarkedCall | undefined
  done: Done
  act: Acts
}

/**
 * What was written to the agent about a call, and the form to write it, with a suggested text: a note, which may cover
 * several calls, or a correction for the assistant.
 */
export function SheetNotes({ entry: { sheet, was }, call, done, act }: SheetNotesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAssistant = sheet.agent === 'assistant'
  // The pressed element is gone then: reading continues at the heading above it.
  const andGoOn = () => heading.current?.focus()
  const written = actsOn(done.sheets, sheet).flatMap((did) => ('words' in did ? [did] : []))
  const notes = [
    ...(call?.earlier ?? (was < 60 && !sheet.needsNote ? [{ at: sheet.time, ...earlierNote }] : [])),
    ...written.map(({ at, by, words }) => ({ at: demoTimeLabel(at), from: by, words, isSimulated: true })),
  ]
  const others = call?.coaching?.others ?? []
  const shared = { longest: 600, draft: call?.draft, className: styles.form }
  return (
    <Part id="notes" title={isAssistant ? 'Correction' : 'Coaching note'} heading={heading}>
      {call?.coaching && written.length === 0 && <p className={styles.why}>{call.coaching.because}</p>}
      {notes.length > 0 && (
        <ol className={styles.thread}>
          {notes.map((note) => (
            <li key={`${note.at} ${note.words}`}>
              <p className={styles.from}>
                <time>{note.at}</time> {note.from}
                {'isSimulated' in note && <span className="text-3">{noteSimulated}</span>}
              </p>
              <p>“{note.words}”</p>
            </li>
          ))}
        </ol>
      )}
      {notes.length === 0 && isAssistant && (
        <WordsForm
          {...shared}
          id="correction"
          label={formWords.correction.label}
          missing={formWords.correction.missing}
          button="Suggest the correction"
          buttonLook="outline"
          onSave={(words) => {
            act.correct(sheet, words)
            andGoOn()
          }}
        />
      )}
      {notes.length === 0 && !isAssistant && (
        <WordsForm
          {...shared}
          id={`note-${sheet.id}`}
          label={formWords.note.label(agentName(sheet.agent).split('.')[0] ?? '')}
          missing={formWords.note.missing}
          rows={3}
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
              {formWords.note.alsoAbout(other, sheets.find(({ id }) => id === other)?.reason ?? '')}
            </label>
          ))}
        />
      )}
      {sheet.unread && !isSheetSettled(done, sheet) && (
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

/** Who did what to a sheet, when and why, first to last. Nothing is ever removed. */
export function SheetRecord({
  entry: { sheet, was },
  acts,
}: {
  entry: ScoredSheet
  acts: readonly SheetAct[]
}) {
  const entries = [{ at: sheet.time, text: recordWords.marked(was) }]
  if (sheet.secondLook)
    entries.push({
      at: secondLookAskedAt,
      text: recordWords.secondLook(agentName(sheet.agent), checkName(sheet.secondLook)),
    })
  actsOn(acts, sheet).forEach((act, place, all) =>
    entries.push({ at: demoTimeLabel(act.at), text: sentence(act, sheet, all.slice(0, place)) }),
  )
  return (
    <Part id="record" title="Record">
      <TimedList entries={entries} />
    </Part>
  )
}

/** One act as a sentence, with its effect on the score after the earlier acts. */
function sentence(act: SheetAct, sheet: Sheet, before: readonly SheetAct[]): string {
  const { by } = act
  const marks = marksOf(before, sheet)
  const scores = recordWords.scores(scoreOf(marks).score, scoreOf(marksOf([...before, act], sheet)).score)
  switch (act.did) {
    case 'overrule':
      return recordWords.overrule(by, checkName(act.check), [marks[act.check], act.mark], scores, act.reason)
    case 'undo':
      return recordWords.undo(by, checkName(act.check), scores)
    case 'keep':
      return recordWords.keep(by, act.reason)
    case 'note':
    case 'correct':
    case 'read':
      return recordWords[act.did](by, agentName(sheet.agent))
  }
}

function checkName(id: CheckId): string {
  return qualityChecks.find((check) => check.id === id)?.name ?? id
}
