import { useRef } from 'react'
import { site } from '../../common/brand/site.ts'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { earlierNote } from '../content/noted-evidence.ts'
import { type CheckId, qualityChecks } from '../content/quality-checks.ts'
import { markWords } from '../content/quality-words.ts'
import { secondLookAskedAt, type Sheet, sheets } from '../content/sheets.ts'
import { TimedList } from '../../common/app-shell/timed-list.tsx'
import { WordsForm } from '../../common/app-shell/words-form.tsx'
import { Button } from '../../common/ui/button.tsx'
import { demoTimeLabel } from '../state/demo-clock.ts'
import { type SheetAct, useDone } from '../state/done.ts'
import { isSheetSettled } from '../state/summary.ts'
import { actsOn, marksOf, type ScoredSheet, scoreOf } from './figures.ts'
import { Part } from './paper.tsx'
import styles from './score-sheet.module.css'
import { useAct } from './use-act.ts'

/**
 * What was written to the agent about a call, and the form to write it, with a suggested text: a note, which may cover
 * several calls, or a correction for the assistant.
 */
export function SheetNotes({
  entry: { sheet, was },
  call,
}: {
  entry: ScoredSheet
  call?: MarkedCall | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const done = useDone()
  const doAct = useAct(sheet)
  const act: typeof doAct = (...deed) => {
    doAct(...deed)
    // What was pressed is gone then: reading goes on at the heading above it.
    heading.current?.focus()
  }
  const isAssistant = sheet.agent === 'assistant'
  const written = actsOn(done.sheets, sheet).flatMap((did) => ('words' in did ? [did] : []))
  const earlier = call?.earlier ?? (was < 60 && !sheet.needsNote ? [{ at: sheet.time, ...earlierNote }] : [])
  const notes = [
    ...earlier.map(({ at, from, words }) => ({ at, text: `${from}: “${words}”` })),
    ...written.map(({ at, by, words }) => {
      return { at: demoTimeLabel(at), text: `${by}: “${words}” Simulated: nobody receives it.` }
    }),
  ]
  return (
    <Part id="notes" title={isAssistant ? 'Correction' : 'Coaching note'} heading={heading}>
      {call?.coaching && written.length === 0 && <p className={styles.why}>{call.coaching.because}</p>}
      {notes.length > 0 && <TimedList entries={notes} />}
      {notes.length === 0 && (
        <WordsForm
          id={`note-${sheet.id}`}
          className={styles.form}
          label={
            isAssistant
              ? `This call was ${site.brand}’s. A correction changes its next call, after a person approves it`
              : `For ${agentName(sheet.agent).split('.')[0]}: one thing to keep, one thing to change`
          }
          missing={isAssistant ? `Say what ${site.brand} should do` : 'A note needs words'}
          longest={600}
          rows={3}
          draft={call?.draft}
          button={isAssistant ? 'Suggest the correction' : 'Send the note'}
          buttonLook={isAssistant ? 'outline' : 'ink'}
          onSave={(words, form) => {
            const others = new FormData(form).getAll('other').map(String)
            act({ did: isAssistant ? 'correct' : 'note', words }, others)
          }}
          further={call?.coaching?.others.map((other) => (
            <label key={other} className={styles.other}>
              <input type="checkbox" name="other" value={other} defaultChecked />
              The note is also about {other}, {sheets.find(({ id }) => id === other)?.reason}
            </label>
          ))}
        />
      )}
      {sheet.unread && !isSheetSettled(done, sheet) && (
        <Button size="small" className={styles.form} onClick={() => act({ did: 'read' })}>
          Mark as read
        </Button>
      )}
    </Part>
  )
}

/** Who did what to a sheet, when and why, first to last. Nothing is ever taken off it. */
export function SheetRecord({ sheet, was }: ScoredSheet) {
  const agent = agentName(sheet.agent)
  const entries = [{ at: sheet.time, text: `QAMS marked the call ${was}` }]
  if (sheet.secondLook) {
    const text = `${agent} asked for a second look at “${checkName(sheet.secondLook)}”`
    entries.push({ at: secondLookAskedAt, text })
  }
  actsOn(useDone().sheets, sheet).forEach((act, place, all) =>
    entries.push({
      at: demoTimeLabel(act.at),
      text: `${act.by} ${sentence(act, sheet, agent, all.slice(0, place))}`,
    }),
  )
  return (
    <Part id="record" title="Record">
      <TimedList entries={entries} />
    </Part>
  )
}

/** What somebody did, as the end of a sentence, with what it did to the score after the acts before it. */
function sentence(act: SheetAct, sheet: Sheet, agent: string, before: readonly SheetAct[]): string {
  const marks = marksOf(before, sheet)
  const was = scoreOf(marks).score
  const now = scoreOf(marksOf([...before, act], sheet)).score
  const scores = was === now ? `still ${now}` : `${was} to ${now}`
  switch (act.did) {
    case 'overrule':
      return `overruled “${checkName(act.check)}”, ${markWords[marks[act.check]]} to ${markWords[act.mark]}, ${scores}. ${act.reason}`
    case 'undo':
      return `gave “${checkName(act.check)}” its mark back, ${scores}`
    case 'keep':
      return `kept the mark. ${act.reason}`
    case 'note':
      return `sent a note to ${agent} (simulated)`
    case 'correct':
      return 'suggested a correction; it waits for approval (simulated)'
    case 'read':
      return `read the answer of ${agent}`
  }
}

function checkName(id: CheckId): string {
  return qualityChecks.find((check) => check.id === id)?.name ?? id
}
