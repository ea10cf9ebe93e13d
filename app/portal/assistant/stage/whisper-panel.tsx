import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { longestSentence } from '../acts/acts-store.ts'
import { focusOnce } from './focus-once.ts'
import styles from './panel.module.css'

interface WhisperPanelProps {
  /** Who hears it. */
  holder: string
  suggestion: string
  onWhisper: (words: string) => void
  onCancel: () => void
}

/** A sentence for whoever has the call; the caller does not hear it. */
export function WhisperPanel({ holder, suggestion, onWhisper, onCancel }: WhisperPanelProps) {
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') onWhisper(words)
  }
  return (
    <form
      className={styles.panel}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <label htmlFor="whisper">Whisper to {holder}: the caller does not hear it.</label>
      <div className={styles.entry}>
        <input
          id="whisper"
          autoComplete="off"
          ref={focusOnce}
          maxLength={longestSentence}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button size="small" type="submit">
          Whisper
        </Button>
      </div>
      {suggestion !== words && (
        <button type="button" className={styles.suggestion} onClick={() => setWords(suggestion)}>
          Suggested: {suggestion}
        </button>
      )}
    </form>
  )
}
