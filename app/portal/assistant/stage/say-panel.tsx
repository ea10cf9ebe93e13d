import { useState } from 'react'
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
      label={`You have this call; ${holder} is silent and takes notes. Simulated: the answers are made up, and nothing reaches a real person.`}
      button="Say"
      hint={start === undefined ? undefined : { lead: 'For example', words: start }}
      onSend={(words) => {
        if (words === start) setNext(next + 1)
        onSay(words)
      }}
    />
  )
}
