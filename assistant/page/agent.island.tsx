import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { site } from '../../common/brand/site.ts'
import styles from './agent.module.css'
import { Composer } from './composer.tsx'
import { loadKnowledge } from './knowledge.ts'
import { isFramed, tellParent } from './parent-page.ts'
import type { AgentState } from './pose.ts'
import { spoken } from './spoken.ts'
import { StrungForm } from './strung-form.tsx'
import { TurnView } from './turn-view.tsx'
import { stateOf, type TurnReply, useConversation } from './use-conversation.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useSpeechInput } from './use-speech-input.ts'
import { Welcome } from './welcome.tsx'
import { whenIdle } from '../../common/ui/when-idle.ts'

export { PageFailure as Failure } from '../../common/page/page-failure.tsx'

const stateNames: Record<AgentState, string> = {
  welcome: 'Ready',
  listening: 'Listening',
  thinking: 'Thinking',
  answer: 'Answered',
  unsure: 'Closest on this site',
  unknown: 'Not answered',
}
/** How long a word of an answer takes to appear, in milliseconds; as in turn-view.module.css. */
const wordTime = 120

/** The assistant; `mostAsked` is its content without script. */
export default function Agent({ mostAsked }: { mostAsked: ReactNode }) {
  const [speaking, setSpeaking] = useState(false)
  const otherAgent = useSyncExternalStore(neverChanges, asksForOther, () => false)
  // Opened on its own, the page links to the site; in the dialog's frame it is already on one of its pages.
  const framed = useSyncExternalStore(neverChanges, isFramed, () => false)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const aloud = useReadAloud()
  const { say } = aloud

  const onReply = useCallback(
    (reply: TurnReply) => {
      setSpeaking(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setSpeaking(false), reply.say.split(' ').length * wordTime)
      say(spokenWords(reply))
    },
    [say],
  )
  const { turns, ask, startOver } = useConversation(onReply)
  const speech = useSpeechInput(ask)
  const { listening, stop: stopListening } = speech
  const answered = turns.at(-1)?.reply
  const state: AgentState = listening ? 'listening' : stateOf(turns)

  useEffect(() => {
    tellParent({ source: 'site-agent', type: 'agent-ready' })
    // Before the first question, while the browser is idle.
    whenIdle(() => void loadKnowledge().catch(() => undefined))
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (listening) stopListening()
      else tellParent({ source: 'site-agent', type: 'agent-close' })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [listening, stopListening])

  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [turns])

  return (
    <div className={styles.agent} data-ground="dark" data-state={state}>
      <StrungForm state={state} speaking={speaking} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <p className={styles.status}>
            <b>
              {framed ? (
                site.brand
              ) : (
                <a className="press-target" href="/">
                  {site.brand}
                </a>
              )}
            </b>{' '}
            <span>{state === 'answer' && speaking ? 'Answering' : stateNames[state]}</span>
          </p>
          {turns.length > 0 && (
            <button
              type="button"
              className="press-target quiet-link"
              onClick={() => {
                startOver()
                input.current?.focus()
              }}
            >
              Start over
            </button>
          )}
        </div>
        {listening && (
          <section className={styles.listening} aria-label="Listening">
            <p className="small">Speak. It stops when you do.</p>
            <p className={styles.heard}>{speech.heard}</p>
          </section>
        )}
        {turns.length === 0 && !listening && (
          <Welcome microphone={speech.available} otherAgent={otherAgent} onAsk={ask} />
        )}
        {turns.length > 0 && !listening && (
          <section className={styles.turns} aria-labelledby="agent-title">
            <h1 id="agent-title" className="visually-hidden">
              Your questions and the answers
            </h1>
            <ol ref={list} className="column">
              {turns.map((turn) => (
                <TurnView key={turn.id} turn={turn} />
              ))}
            </ol>
          </section>
        )}
        <p role="status" className="visually-hidden">
          {answered && spokenWords(answered)}
        </p>
        {mostAsked}
      </main>
      <Composer input={input} speech={speech} aloud={aloud} onAsk={ask} />
    </div>
  )
}

const neverChanges = () => () => {}

/** Whether the address names an assistant other than this one. */
function asksForOther(): boolean {
  const id = new URLSearchParams(location.search).get('agent_id')
  return id !== null && id !== site.agent.id
}

/** A reply as read aloud: listeners also hear the passages that others see beside it. */
function spokenWords(reply: TurnReply): string {
  const shown = reply.kind === 'unsure' ? reply.sources : reply.kind === 'unknown' ? reply.nearest : []
  return [reply.say, ...shown.map((source) => spoken({ ...source, needsHeading: true }))].join(' ')
}
