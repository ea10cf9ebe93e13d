import type { AgentMessage } from '../../site/agent-dialog/agent-message.ts'

/** Whether this page is in a frame of another page. */
export function isFramed(): boolean {
  return window.parent !== window
}

/** Sends a message to the framing page; only a page of this site can read it. */
export function tellParent(message: AgentMessage): void {
  if (isFramed()) window.parent.postMessage(message, location.origin)
}
