/** What the agent page says to the page that frames it. */
export type AgentMessage =
  /** It can be typed into. */
  | { source: 'site-agent'; type: 'agent-ready' }
  /** The visitor wants to ask a person what the agent could not answer. */
  | { source: 'site-agent'; type: 'agent-contact'; question: string }
  /** Escape was pressed in it: keys do not reach the page around. */
  | { source: 'site-agent'; type: 'agent-close' }

/** The message that some posted data is, or nothing when it is something else. */
export function readAgentMessage(data: unknown): AgentMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, question } = data as Record<string, unknown>
  if (source !== 'site-agent') return undefined
  if (type === 'agent-ready' || type === 'agent-close') return { source, type }
  if (type === 'agent-contact' && typeof question === 'string') return { source, type, question }
  return undefined
}
