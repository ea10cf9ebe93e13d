import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { ConsoleCall } from '../../../../content/portal/console-call.ts'
import { panelWords } from '../../../../content/portal/console-words.ts'
import { supervisorSentences } from '../../../../content/portal/supervisor-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { checkLength, focusTooLong } from '../../../ui/length-check.tsx'
import { longestSentence } from '../acts/acts-store.ts'
import styles from './call-actions.module.css'

interface WhisperPanelProps extends Pick<ConsoleCall, 'lang' | 'suggestion'> {
  /** Who hears it. */
  holder: string
  onWhisper: (words: string) => void
  onCancel: () => void
}

/** A sentence for whoever has the call; the caller does not hear it. */
export function WhisperPanel({ holder, lang, suggestion, onWhisper, onCancel }: WhisperPanelProps) {
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

interface TakePanelProps {
  /** Who has the call now. */
  holder: string
  onTake: () => void
  onCancel: () => void
}

/** What taking a call does, before it is done. */
export function TakePanel({ holder, onTake, onCancel }: TakePanelProps) {
  return (
    <div
      ref={focusFirst}
      className={styles.panel}
      role="group"
      aria-label={panelWords.take.question}
      onKeyDown={escapeTo(onCancel)}
    >
      <p>
        <b>{panelWords.take.question}</b> {panelWords.take.what(holder)}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onTake}>
          Take the call
        </Button>
        <Button size="small" look="outline" onClick={onCancel}>
          Not now
        </Button>
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
export function SayPanel({ holder, onSay }: SayPanelProps) {
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

interface SentenceFormProps {
  /** Id of the input. */
  id: string
  label: string
  button: string
  /** For whoever has nothing at hand: what it is, and the words, which it puts into the input. */
  hint: { lead: string; words: string } | undefined
  onSend: (words: string) => void
  onEscape?: () => void
}

/** One sentence at a time, typed into the open call. */
function SentenceForm({ id, label, button, hint, onSend, onEscape }: SentenceFormProps) {
  const [words, setWords] = useState('')
  const length = checkLength(id, words, longestSentence)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (focusTooLong(event.currentTarget) || words.trim() === '') return
    onSend(words)
    setWords('')
  }
  return (
    <form ref={focusFirst} className={styles.panel} onSubmit={send} onKeyDown={escapeTo(onEscape)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.buttons}>
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
      {hint && hint.words !== words && (
        <button type="button" className={`quiet-link ${styles.hint}`} onClick={() => setWords(hint.words)}>
          {hint.lead}: {hint.words}
        </button>
      )}
    </form>
  )
}

/** Elsewhere Escape leaves the call. In a panel it does `act` instead; without one, nothing: what is typed stays. */
function escapeTo(act?: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    act?.()
  }
}

/** As a panel’s ref: focus for its first control, when a press has just brought it up. */
function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
