import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { longestSentence } from '../acts/acts-store.ts'
import { focusOnce } from './focus-once.ts'
import styles from './panel.module.css'

/** Openings for whoever has nothing at hand. */
const starts = [
  'Hello, I am the supervisor on this call.',
  'May I have your date of birth?',
  'It is done. You will get an SMS.',
  'Is there anything else?',
  'Thank you for calling. Goodbye.',
]

interface SayPanelProps {
  /** Who takes notes meanwhile. */
  holder: string
  onSay: (words: string) => void
}

/** You speak by typing; the sample makes up the caller's answer. */
export function SayPanel({ holder, onSay }: SayPanelProps) {
  const [words, setWords] = useState('')
  const [next, setNext] = useState(0)
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    if (words === starts[next]) setNext(next + 1)
    onSay(words)
    setWords('')
  }
  const start = starts[next]
  return (
    <form className={styles.panel} onSubmit={say} onKeyDown={keepEscape}>
      <label htmlFor="say">
        You have this call; {holder} is silent and takes notes. Simulated: the answers are made up, and
        nothing reaches a real person.
      </label>
      <div className={styles.entry}>
        <input
          id="say"
          autoComplete="off"
          ref={focusOnce}
          maxLength={longestSentence}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button size="small" type="submit">
          Say
        </Button>
      </div>
      {start && start !== words && (
        <button type="button" className={styles.suggestion} onClick={() => setWords(start)}>
          For example: {start}
        </button>
      )}
    </form>
  )
}

/** Elsewhere Escape leaves the call; here it would take away what has been typed. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation()
}
