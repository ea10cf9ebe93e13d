import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { demoTimeLabel } from '../state/demo-clock.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { type Act, actsOn, marksNow, type QamsState } from './qams-acts.ts'
import { markWords, scoreOf } from './score.ts'
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
          <p>QAMS marked the call {was}</p>
        </li>
        {sheet.secondLook && (
          <li>
            <time>{sheet.secondLook.askedAt}</time>
            <p>
              {agentName(sheet.agent)} asked for a second look at “{checkName(sheet.secondLook.check)}”
            </p>
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
  const scores = () =>
    `${scoreOf(marksNow(before, sheet)).score} to ${scoreOf(marksNow({ acts: [...before.acts, act] }, sheet)).score}`
  switch (act.did) {
    case 'overrule':
      return `${act.by} overruled “${checkName(act.check)}”, ${markWords[marksNow(before, sheet)[act.check]]} to ${markWords[act.mark]}, ${scores()}. ${act.reason}`
    case 'undo':
      return `${act.by} gave “${checkName(act.check)}” its mark back, ${scores()}`
    case 'keep':
      return `${act.by} kept the mark. ${act.reason}`
    case 'note':
      return `${act.by} sent a note to ${agentName(sheet.agent)} (simulated)`
    case 'correct':
      return `${act.by} suggested a correction; it waits for approval (simulated)`
    case 'read':
      return `${act.by} read the answer of ${agentName(sheet.agent)}`
  }
}

function checkName(id: CheckId): string {
  return qualityChecks.find((check) => check.id === id)?.name ?? id
}
