import { useRef, useState } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import type { Sheet } from '../content/sheets.ts'
import { WordsForm } from '../../common/app-shell/words-form.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Button, SideButton } from '../../common/ui/button.tsx'
import { useDone } from '../state/done.ts'
import { isSheetSettled } from '../state/summary.ts'
import { HeardLines } from './heard-lines.tsx'
import { actsOn } from './figures.ts'
import paper from './paper.module.css'
import styles from './score-sheet.module.css'
import { useAct } from './use-act.ts'

interface SecondLookProps {
  sheet: Sheet
  call: MarkedCall
  request: NonNullable<MarkedCall['secondLook']>
  onOverrule: () => void
}

/** An agent's request that a check be looked at again: hear the second, then overrule the mark or keep it. */
export function SecondLook({ sheet, call, request, onOverrule }: SecondLookProps) {
  const [isKeeping, setKeeping] = useState(false)
  const [isHearing, setHearing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const done = useDone()
  const act = useAct(sheet)
  const kept = actsOn(done.sheets, sheet).findLast(({ did }) => did === 'keep')
  const settled = isSheetSettled(done, sheet)
  const leaveForm = () => {
    setKeeping(false)
    title.current?.focus()
  }
  return (
    <section
      className={`${paper.inset} ${styles.look}`}
      aria-labelledby="second-look"
      data-settled={settled || undefined}
    >
      <h3 className={styles.asked} id="second-look" ref={title} tabIndex={-1}>
        {settled ? 'Second look, answered' : `${agentName(sheet.agent)} asks for a second look`}
      </h3>
      <blockquote>“{request.words}”</blockquote>
      {kept?.did === 'keep' && (
        <p className={paper.verdict}>
          Kept by {kept.by}. {kept.reason}
        </p>
      )}
      {isKeeping ? (
        <WordsForm
          id="keep-reason"
          label="Why the mark stays"
          missing="A reason is required"
          longest={400}
          button="Keep the mark"
          onSave={(reason) => {
            act({ did: 'keep', reason })
            leaveForm()
          }}
          onCancel={leaveForm}
        />
      ) : (
        <div className="buttons">
          <SideButton aria-expanded={isHearing} onClick={() => setHearing(!isHearing)}>
            Hear {timeLabel(request.at)}
          </SideButton>
          {!settled && (
            <>
              <Button size="small" onClick={onOverrule}>
                Overrule the mark
              </Button>
              <SideButton onClick={() => setKeeping(true)}>Keep the mark</SideButton>
            </>
          )}
        </div>
      )}
      {isHearing && (
        <HeardLines call={call} agent={sheet.agent} at={request.at} onClose={() => setHearing(false)} />
      )}
    </section>
  )
}
