import { useRef, useState } from 'react'
import { actionNotes } from '../../../../content/portal/console-words.ts'
import { site } from '../../../../content/site.ts'
import { Button } from '../../../ui/button.tsx'
import { PortalIcon } from '../../shell/portal-icon.tsx'
import { PortalLink } from '../../shell/portal-link.tsx'
import { useDemoPaused } from '../../state/demo-clock.ts'
import type { ActNow } from '../../state/desk-store.ts'
import type { CallAct } from '../acts/call-act.ts'
import type { LiveCall } from '../floor/live-call.ts'
import type { CallState } from '../timeline/moment.ts'
import { SayPanel, TakePanel, WhisperPanel } from './action-panels.tsx'
import styles from './call-actions.module.css'

interface CallActionsProps {
  call: LiveCall
  state: CallState
  isReplay: boolean
  isListening: boolean
  /** Whether the call waits for a decision. */
  isWaiting: boolean
  onListen: () => void
  onAct: (act: ActNow<CallAct>) => void
  /** Plays a call that is over again, or stops that. */
  onReplay: () => void
}

/** What you can do with the open call, with the panel that an action opens above the buttons. */
export function CallActions(props: CallActionsProps) {
  const { call, state, isReplay, isListening, isWaiting, onListen, onAct, onReplay } = props
  const [opened, setOpened] = useState<'whisper' | 'take'>()
  const [note, setNote] = useState('')
  const paused = useDemoPaused()
  const opener = useRef<HTMLButtonElement>(null)
  const isOver = state === 'settled' || isReplay
  const isMine = state === 'you'
  const panel = isOver || isMine ? undefined : opened
  const owner = call.words.person ?? site.brand
  const holder = state === 'person' ? (call.words.person ?? actionNotes.yourColleague) : site.brand

  const toggle = (which: 'whisper' | 'take', button: HTMLButtonElement) => {
    opener.current = button
    setOpened(panel === which ? undefined : which)
  }
  const close = () => {
    setOpened(undefined)
    opener.current?.focus()
  }
  const whisper = (words: string) => {
    const approves = isWaiting && /\bapprov|\ballow|\bgo ahead|\byes\b|by friday/i.test(words)
    onAct({ kind: 'whisper', words })
    if (approves) onAct({ kind: 'decide' })
    close()
    setNote(state === 'person' ? actionNotes.read(holder) : actionNotes.heard(holder))
  }
  const take = () => {
    onAct({ kind: 'take' })
    setOpened(undefined)
    setNote('')
  }
  const handBack = () => {
    onAct({ kind: 'hand-back' })
    setNote(actionNotes.handedBack(owner))
  }
  const listen = () => {
    setNote(isListening ? '' : isReplay ? actionNotes.sound : `${actionNotes.sound} ${actionNotes.logged}`)
    onListen()
  }
  return (
    <div className={styles.actions}>
      {panel === 'whisper' && (
        <WhisperPanel holder={holder} {...call.words} onWhisper={whisper} onCancel={close} />
      )}
      {panel === 'take' && <TakePanel holder={holder} onTake={take} onCancel={close} />}
      {!isOver && isMine && <SayPanel holder={owner} onSay={(words) => onAct({ kind: 'say', words })} />}
      {(note || paused) && <p className={styles.note}>{paused ? actionNotes.paused : note}</p>}
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
          <Button look="outline" size="small" onClick={onReplay}>
            <PortalIcon name={isReplay ? 'x' : 'rotate-ccw'} size={16} />
            <span>{isReplay ? 'Stop' : 'Play again'}</span>
          </Button>
        ) : (
          <>
            <Button
              look="outline"
              size="small"
              disabled={isMine}
              aria-expanded={panel === 'whisper'}
              onClick={({ currentTarget }) => toggle('whisper', currentTarget)}
            >
              Whisper
            </Button>
            <Button
              look="outline"
              size="small"
              aria-expanded={isMine ? undefined : panel === 'take'}
              onClick={({ currentTarget }) => (isMine ? handBack() : toggle('take', currentTarget))}
            >
              {isMine ? 'Hand back' : 'Take over'}
            </Button>
          </>
        )}
        {call.variant === 0 && call.words.reference && (
          <PortalLink className={styles.link} to={`/dashboard/qams?sheet=${call.words.reference}`}>
            Same call in QAMS <PortalIcon name="arrow-right" size={16} />
          </PortalLink>
        )}
      </div>
    </div>
  )
}
