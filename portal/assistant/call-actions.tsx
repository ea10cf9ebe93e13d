import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { site } from '../../common/brand/site.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { Button, SideButton } from '../../common/ui/button.tsx'
import { checkLength, focusTooLong } from '../../common/ui/length-check.tsx'
import { useDemoPaused } from '../state/demo-clock.ts'
import type { CallAct } from '../state/done.ts'
import styles from './call-actions.module.css'
import { kindOf } from '../content/recorded-answer.ts'
import type { CallMoment } from './floor.ts'

/** Sentences for whoever has taken a call and has nothing at hand, in the order in which they are offered. */
const examples = [
  'Hello, I am the supervisor on this call.',
  'May I have your date of birth?',
  'It is done. You will get an SMS.',
  'Is there anything else?',
  'Thank you for calling. Goodbye.',
]
const noSound = 'Simulated: in this demo you read along, no sound is played.'

interface CallActionsProps {
  moment: CallMoment
  isReplay: boolean
  isListening: boolean
  onListen: () => void
  onAct: (...acts: CallAct[]) => void
  /** Replays a finished call, or stops the replay. */
  onReplay: () => void
}

/** The actions for the open call, with the panel that an action opens above the buttons. */
export function CallActions({ moment, isReplay, isListening, onListen, onAct, onReplay }: CallActionsProps) {
  const { call, state, second: at, needsYou } = moment
  const { recording } = call
  const [opened, setOpened] = useState<'whisper' | 'take'>()
  const [note, setNote] = useState('')
  const [next, setNext] = useState(0)
  const paused = useDemoPaused()
  const opener = useRef<HTMLButtonElement>(null)
  const isOver = state === 'settled' || isReplay
  const isMine = state === 'you'
  const panel = isOver || isMine ? undefined : opened
  const owner = recording.person ?? site.brand
  const holder = state === 'person' ? owner : site.brand

  const toggle = (which: 'whisper' | 'take', button: HTMLButtonElement) => {
    opener.current = button
    setOpened(panel === which ? undefined : which)
  }
  const close = () => {
    setOpened(undefined)
    opener.current?.focus()
  }
  const whisper = (words: string) => {
    const isSuggested = words === recording.suggestion
    // The suggestion, if a decision is pending.
    const decides = isSuggested && needsYou
    onAct({ kind: 'whisper', at, words }, ...(decides ? [{ kind: 'decide', at } as const] : []))
    close()
    if (isSuggested)
      setNote(
        `${holder} has ${state === 'person' ? 'read it.' : 'heard it, and uses it in the next sentence.'}`,
      )
    else setNote('')
  }
  const take = () => {
    onAct({ kind: 'take', at })
    setOpened(undefined)
    setNote('')
  }
  const handBack = () => {
    onAct({ kind: 'hand-back', at })
    setNote(`${owner} has the call again, with what you said.`)
  }
  const listen = () => {
    setNote(isListening ? '' : isReplay ? noSound : `${noSound} That you listened is logged.`)
    onListen()
  }
  return (
    <div className={styles.actions}>
      {panel === 'whisper' && (
        <SentenceForm
          id="whisper"
          label={`Whisper to ${holder}: the caller does not hear it.`}
          button="Whisper"
          hint={['Suggested', recording.suggestion]}
          onSend={whisper}
          onEscape={close}
        />
      )}
      {panel === 'take' && (
        <div
          ref={focusFirst}
          className={styles.panel}
          role="group"
          aria-label="Take this call?"
          onKeyDown={(event) => escapeTo(close)(event)}
        >
          <p>
            <b>Take this call?</b> {holder} will say “I am connecting you to a colleague”, then stop. You can
            hand it back.
          </p>
          <div className="buttons">
            <Button size="small" onClick={take}>
              Take the call
            </Button>
            <SideButton onClick={close}>Not now</SideButton>
          </div>
        </div>
      )}
      {!isOver && isMine && (
        <SentenceForm
          id="say"
          label={`You have this call; ${owner} is silent and takes notes. Simulated: the answers are recorded, and nothing reaches a real person.`}
          button="Say"
          hint={['For example', examples[next]]}
          onSend={(words) => {
            if (words === examples[next]) setNext(next + 1)
            // Whoever says that it is done has decided what was waited for.
            const isOpen = call.timeline.waits !== undefined && call.timeline.waits.to === undefined
            const decides = isOpen && kindOf(words) === 'done'
            onAct({ kind: 'say', at, words }, ...(decides ? [{ kind: 'decide', at } as const] : []))
          }}
        />
      )}
      {(note || paused) && (
        <p className={styles.note}>
          {paused ? 'Live is paused. The call goes on when you resume it.' : note}
        </p>
      )}
      <div className={styles.row}>
        <Button
          look="live"
          size="small"
          aria-pressed={isListening}
          className={styles.listen}
          onClick={listen}
        >
          {isListening ? 'Listening' : 'Listen'}
        </Button>
        {isOver ? (
          <SideButton onClick={onReplay}>
            <DeskIcon name={isReplay ? 'x' : 'rotate-ccw'} size={16} />
            <span>{isReplay ? 'Stop' : 'Play again'}</span>
          </SideButton>
        ) : (
          <>
            <SideButton
              disabled={isMine}
              aria-expanded={panel === 'whisper'}
              onClick={({ currentTarget }) => toggle('whisper', currentTarget)}
            >
              Whisper
            </SideButton>
            <SideButton
              aria-expanded={isMine ? undefined : panel === 'take'}
              onClick={({ currentTarget }) => (isMine ? handBack() : toggle('take', currentTarget))}
            >
              {isMine ? 'Hand back' : 'Take over'}
            </SideButton>
          </>
        )}
        {call.id === recording.id && recording.reference && (
          <DeskLink className={styles.link} to={`/dashboard/qams?sheet=${recording.reference}`}>
            Same call in QAMS <DeskIcon name="arrow-right" size={16} />
          </DeskLink>
        )}
      </div>
    </div>
  )
}

interface SentenceFormProps {
  /** Id of the input. */
  id: string
  label: string
  button: string
  /** A suggestion for the input: a label, and the words it inserts. */
  hint: [lead: string, words: string | undefined]
  onSend: (words: string) => void
  onEscape?: () => void
}

/** One sentence at a time, typed into the open call. */
function SentenceForm({ id, label, button, hint: [lead, hint], onSend, onEscape }: SentenceFormProps) {
  const [words, setWords] = useState('')
  const length = checkLength(id, words, 280)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (focusTooLong(event.currentTarget) || words.trim() === '') return
    onSend(words.trim())
    setWords('')
  }
  return (
    <form ref={focusFirst} className={styles.panel} onSubmit={send} onKeyDown={escapeTo(onEscape)}>
      <label htmlFor={id}>{label}</label>
      <div className="buttons">
        <input
          id={id}
          autoComplete="off"
          enterKeyHint="send"
          {...length.field}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button size="small" type="submit">
          {button}
        </Button>
      </div>
      {length.message}
      {hint !== undefined && hint !== words && (
        <button type="button" className="press-target quiet-link text-2" onClick={() => setWords(hint)}>
          {lead}: {hint}
        </button>
      )}
    </form>
  )
}

/** Elsewhere Escape leaves the call. In a panel it does `act` instead, or nothing without one: typed text stays. */
function escapeTo(act?: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    act?.()
  }
}

/** A panel’s ref: focuses its first control if a press has just opened it. */
function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
