import { useState } from 'react'
import { panelWords } from '../../../../content/portal/console-words.ts'
import { supervisorSentences } from '../../../../content/portal/supervisor-sentences.ts'
import { SentenceForm } from './sentence-form.tsx'

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
