import { useRef, useState } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { formWords, secondLookWords } from '../content/quality-words.ts'
import type { CheckId } from '../content/quality-checks.ts'
import type { Sheet } from '../content/sheets.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Button } from '../../common/ui/button.tsx'
import type { Done } from '../state/done.ts'
import { isSheetSettled } from '../state/summary.ts'
import { EvidencePlayer } from './evidence-player.tsx'
import { actsOn } from './figures.ts'
import paper from './paper.module.css'
import styles from './score-sheet.module.css'
import type { Acts } from './use-acts.ts'
import { WordsForm } from '../../common/app-shell/words-form.tsx'

interface SecondLookProps {
  sheet: Sheet
  call: MarkedCall
  request: NonNullable<MarkedCall['secondLook']>
  done: Done
  onOverrule: (check: CheckId) => void
  act: Acts
}

/** An agent's request to review a check: hear the second, then overrule the mark or keep it. */
export function SecondLook({ sheet, call, request, done, onOverrule, act }: SecondLookProps) {
  const [isKeeping, setIsKeeping] = useState(false)
  const [isHearing, setIsHearing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const kept = actsOn(done.sheets, sheet).findLast(({ did }) => did === 'keep')
  const settled = isSheetSettled(done, sheet)
  const leaveForm = () => {
    setIsKeeping(false)
    title.current?.focus()
  }
  return (
    <section
      className={`${paper.inset} ${styles.look}`}
      aria-labelledby="second-look"
      data-settled={settled || undefined}
    >
      <h3 className={styles.asked} id="second-look" ref={title} tabIndex={-1}>
        {settled ? secondLookWords.answered : secondLookWords.asks(agentName(sheet.agent))}
      </h3>
      <blockquote>“{request.words}”</blockquote>
      {kept?.did === 'keep' && <p className={paper.verdict}>{secondLookWords.kept(kept.by, kept.reason)}</p>}
      {isKeeping ? (
        <WordsForm
          id="keep-reason"
          label="Why the mark stays"
          missing={formWords.reason.missing}
          longest={400}
          button="Keep the mark"
          onSave={(reason) => {
            act.keep(sheet, reason)
            leaveForm()
          }}
          onCancel={leaveForm}
        />
      ) : (
        <div className="buttons">
          <Button
            look="outline"
            size="small"
            aria-expanded={isHearing}
            onClick={() => setIsHearing(!isHearing)}
          >
            Hear {timeLabel(request.at)}
          </Button>
          {!settled && (
            <>
              <Button size="small" onClick={() => onOverrule(request.check)}>
                Overrule the mark
              </Button>
              <Button look="outline" size="small" onClick={() => setIsKeeping(true)}>
                Keep the mark
              </Button>
            </>
          )}
        </div>
      )}
      {isHearing && (
        <EvidencePlayer call={call} agent={sheet.agent} at={request.at} onClose={() => setIsHearing(false)} />
      )}
    </section>
  )
}
