import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { recordWords } from '../../../content/portal/sheet-acts-words.ts'
import { demoTimeLabel } from '../state/demo-clock.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { type Act, actsOn, marksNow, type QamsState } from './qams-acts.ts'
import { scoreOf } from './score.ts'
import styles from './sheet-record.module.css'

/** Who did what to a sheet, when and why, first to last. Nothing is ever taken off it. */
export function SheetRecord({ entry: { sheet, was }, state }: { entry: ScoredSheet; state: QamsState }) {
  const acts = actsOn(state, sheet.id)
  return (
    <section className={styles.record} aria-labelledby="record">
      <h3 className="heading-4" id="record">
        Record
      </h3>
      <ol>
        <li>
          <time>{sheet.time}</time>
          <p>{recordWords.marked(was)}</p>
        </li>
        {sheet.secondLook && (
          <li>
            <time>{sheet.secondLook.askedAt}</time>
            <p>{recordWords.secondLook(agentName(sheet.agent), checkName(sheet.secondLook.check))}</p>
          </li>
        )}
        {entriesOf(acts).map(({ number, act, before }) => (
          <li key={number}>
            <time>{demoTimeLabel(act.at)}</time>
            <p>{sentence(act, sheet, before)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Acts in the order in which they were done, each with what had been done by then. */
function entriesOf(acts: Act[]): { number: number; act: Act; before: QamsState }[] {
  return acts.map((act, number) => ({ number, act, before: { acts: acts.slice(0, number) } }))
}

/** One act as a sentence; `before` is what had been done by then. */
function sentence(act: Act, sheet: MarkedSheet, before: QamsState): string {
  const { by } = act
  const agent = agentName(sheet.agent)
  switch (act.did) {
    case 'overrule':
      return recordWords.overrule(
        markChange(act, sheet, before),
        marksNow(before, sheet)[act.check],
        act.mark,
        act.reason,
      )
    case 'undo':
      return recordWords.undo(markChange(act, sheet, before))
    case 'keep':
      return recordWords.keep(by, act.reason)
    case 'note':
      return recordWords.note(by, agent)
    case 'correct':
      return recordWords.correct(by)
    case 'read':
      return recordWords.read(by, agent)
  }
}

function markChange(act: Extract<Act, { check: CheckId }>, sheet: MarkedSheet, before: QamsState) {
  const scoreIn = (state: QamsState) => scoreOf(marksNow(state, sheet)).score
  return {
    by: act.by,
    check: checkName(act.check),
    from: scoreIn(before),
    to: scoreIn({ acts: [...before.acts, act] }),
  }
}

function checkName(id: CheckId): string {
  return qualityChecks.find((check) => check.id === id)?.name ?? id
}
