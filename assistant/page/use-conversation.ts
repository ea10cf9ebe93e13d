import { useCallback, useRef, useState } from 'react'
import { askKnowledge } from './knowledge.ts'
import type { AgentState } from './pose.ts'
import type { Reply } from './reply.ts'

export type TurnReply = Reply | { kind: 'failed'; say: string }

export interface Turn {
  id: number
  question: string
  /** Undefined while the assistant is searching. */
  reply?: TurnReply
}

const failedReply: TurnReply = {
  kind: 'failed',
  say: 'I could not read the pages of this site. Please ask again, or ask a person.',
}
/** Lets the question be seen before its answer, in milliseconds. */
const shortestLook = 450

/** Number of questions that a new one may continue. */
const mostEarlier = 4

/** The questions of this visit with their answers. Nothing is stored or sent. */
export function useConversation(onReply: (reply: TurnReply) => void) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const nextId = useRef(0)
  const asked = useRef<string[]>([])

  const ask = useCallback(
    (typed: string) => {
      const question = typed.trim()
      if (question === '') return
      const id = nextId.current++
      setTurns((all) => [...all, { id, question }])
      const earlier = asked.current.slice(-mostEarlier)
      asked.current.push(question)
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const seen = new Promise((resolve) => setTimeout(resolve, calm ? 0 : shortestLook))
      void Promise.all([askKnowledge(question, earlier).catch(() => failedReply), seen]).then(([reply]) => {
        setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, reply } : turn)))
        onReply(reply)
      })
    },
    [onReply],
  )
  const startOver = useCallback(() => {
    asked.current = []
    setTurns([])
  }, [])
  return { turns, ask, startOver }
}

/** What the form and the line above show about a conversation. */
export function stateOf(turns: readonly Turn[]): AgentState {
  const last = turns.at(-1)
  if (!last) return 'welcome'
  if (!last.reply) return 'thinking'
  const { kind } = last.reply
  if (kind === 'unsure') return kind
  return kind === 'unknown' || kind === 'failed' ? 'unknown' : 'answer'
}
