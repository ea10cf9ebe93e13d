import { useRef, useState } from 'react'
import { actionNotes, panelWords } from '../../../../content/portal/console-words.ts'
import { supervisorSentences } from '../../../../content/portal/supervisor-sentences.ts'
import { site } from '../../../../content/site.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PortalIcon } from '../../shell/portal-icon.tsx'
import { PortalLink } from '../../shell/portal-link.tsx'
import { useDemoPaused } from '../../state/demo-clock.ts'
import type { LiveCall } from '../floor/live-call.ts'
import type { CallState } from '../timeline/moment.ts'
import styles from './call-actions.module.css'
import { SentenceForm } from './sentence-form.tsx'
import { TakePanel } from './take-panel.tsx'
import type { ActNow } from './use-act-on.ts'

interface CallActionsProps {
  call: LiveCall
  state: CallState
  isReplay: boolean
  isListening: boolean
  /** Whether the call waits for a decision. */
  isWaiting: boolean
  onListen: () => void
  onAct: (act: ActNow) => void
  onReplay: () => void
  onEndReplay: () => void
}

/** What you can do with the open call, with the panel that an action opens above the buttons. */
export function CallActions(props: CallActionsProps) {
  const { call, state, isReplay, isListening, isWaiting, onListen, onAct, onReplay, onEndReplay } = props
  const [panel, setPanel] = useState<'whisper' | 'take'>()
  const [note, setNote] = useState('')
  const paused = useDemoPaused()
  const whisperButton = useRef<HTMLButtonElement>(null)
  const takeButton = useRef<HTMLButtonElement>(null)
  const isOver = state === 'settled' || isReplay
  const isMine = state === 'you'
  const holder = state === 'person' ? (call.words.person ?? actionNotes.yourColleague) : site.brand

  const whisper = (words: string) => {
    const approves = isWaiting && /\bapprov|\ballow|\bgo ahead|\byes\b|by friday/i.test(words)
    onAct({ kind: 'whisper', words })
    if (approves) onAct({ kind: 'decide' })
    setPanel(undefined)
    setNote(state === 'person' ? actionNotes.read(holder) : actionNotes.heard(holder))
    whisperButton.current?.focus()
  }
  const take = () => {
    onAct({ kind: 'take' })
    setPanel(undefined)
    setNote('')
  }
  const handBack = () => {
    onAct({ kind: 'hand-back' })
    setNote(actionNotes.handedBack(call.words.person ?? site.brand))
  }
  const listen = () => {
    setNote(isListening ? '' : isReplay ? actionNotes.sound : `${actionNotes.sound} ${actionNotes.logged}`)
    onListen()
  }
  return (
    <div className={styles.actions}>
      {!isOver && !isMine && panel === 'whisper' && (
        <WhisperPanel
          holder={holder}
          lang={call.words.lang}
          suggestion={call.words.suggestion}
          onWhisper={whisper}
          onCancel={() => {
            setPanel(undefined)
            whisperButton.current?.focus()
          }}
        />
      )}
      {!isOver && !isMine && panel === 'take' && (
        <TakePanel
          holder={holder}
          onTake={take}
          onCancel={() => {
            setPanel(undefined)
            takeButton.current?.focus()
          }}
        />
      )}
      {!isOver && isMine && (
        <SayPanel holder={call.words.person ?? site.brand} onSay={(words) => onAct({ kind: 'say', words })} />
      )}
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
          <Button look="outline" size="small" onClick={isReplay ? onEndReplay : onReplay}>
            <PortalIcon name={isReplay ? 'x' : 'rotate-ccw'} size={16} />
            {isReplay ? 'Stop' : 'Play again'}
          </Button>
        ) : (
          <>
            <button
              type="button"
              ref={whisperButton}
              className={buttonClass({ look: 'outline', size: 'small' })}
              disabled={isMine}
              aria-expanded={panel === 'whisper' && !isMine}
              onClick={() => setPanel(panel === 'whisper' ? undefined : 'whisper')}
            >
              Whisper
            </button>
            <button
              type="button"
              ref={takeButton}
              className={buttonClass({ look: 'outline', size: 'small' })}
              aria-expanded={isMine ? undefined : panel === 'take'}
              onClick={isMine ? handBack : () => setPanel(panel === 'take' ? undefined : 'take')}
            >
              {isMine ? 'Hand back' : 'Take over'}
            </button>
          </>
        )}
        {call.variant === 0 && call.words.reference && (
          <PortalLink
            className={`${styles.link} quiet-link`}
            to={`/dashboard/qams?sheet=${call.words.reference}`}
          >
            Same call in QAMS <PortalIcon name="arrow-right" size={16} />
          </PortalLink>
        )}
      </div>
    </div>
  )
}

interface SayPanelProps {
  /** Who takes notes meanwhile. */
  holder: string
  onSay: (words: string) => void
}

/** You speak by typing; the sample makes up the caller's answer. */
function SayPanel({ holder, onSay }: SayPanelProps) {
  const [next, setNext] = useState(0)
  const start = supervisorSentences[next]
  return (
    <SentenceForm
      id="say"
      label={panelWords.say(holder)}
      button="Say"
      hint={start === undefined ? undefined : { lead: 'For example', words: start }}
      onSend={(words) => {
        if (words === start) setNext(next + 1)
        onSay(words)
      }}
    />
  )
}

interface WhisperPanelProps {
  /** Who hears it. */
  holder: string
  /** BCP 47 tag of the caller's language. */
  lang: string
  suggestion: string
  onWhisper: (words: string) => void
  onCancel: () => void
}

/** A sentence for whoever has the call; the caller does not hear it. */
function WhisperPanel({ holder, lang, suggestion, onWhisper, onCancel }: WhisperPanelProps) {
  const unheard = panelWords.whisper.unheard(holder)
  return (
    <SentenceForm
      id="whisper"
      // The sample has no translator: see passedOn.
      label={lang === 'en' ? unheard : `${unheard} ${panelWords.whisper.untranslated}`}
      button="Whisper"
      hint={{ lead: 'Suggested', words: suggestion }}
      onSend={onWhisper}
      onEscape={onCancel}
    />
  )
}
