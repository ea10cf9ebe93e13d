import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { longestSentence } from '../acts/acts-store.ts'
import { escapeTo } from './escape-to.ts'
import { focusOnce } from './focus-once.ts'
import styles from './panel.module.css'

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
export function SentenceForm({ id, label, button, hint, onSend, onEscape }: SentenceFormProps) {
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    onSend(words)
    setWords('')
  }
  return (
    <form className={styles.panel} onSubmit={send} onKeyDown={escapeTo(onEscape)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry}>
        <input
          id={id}
          autoComplete="off"
          enterKeyHint="send"
          ref={focusOnce}
          maxLength={longestSentence}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button size="small" type="submit">
          {button}
        </Button>
      </div>
      {hint && hint.words !== words && (
        <button type="button" className={`${styles.hint} quiet-link`} onClick={() => setWords(hint.words)}>
          {hint.lead}: {hint.words}
        </button>
      )}
    </form>
  )
}
