/** Messages from the agent page to the page that frames it. */
export type AgentMessage =
  /** The agent page is ready for input. */
  | { source: 'site-agent'; type: 'agent-ready' }
  /** The visitor wants to ask a person what the agent could not answer. */
  | { source: 'site-agent'; type: 'agent-contact'; question: string }
  /** Escape was pressed inside: keys do not reach the outer page. */
  | { source: 'site-agent'; type: 'agent-close' }

/** The message in some posted data; undefined for anything else. */
export function readAgentMessage(data: unknown): AgentMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, question } = data as Record<string, unknown>
  if (source !== 'site-agent') return undefined
  if (type === 'agent-ready' || type === 'agent-close') return { source, type }
  if (type === 'agent-contact' && typeof question === 'string') return { source, type, question }
  return undefined
}
