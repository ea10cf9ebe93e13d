import { useEffect } from 'react'
import { Prerendered } from '../ui/prerendered.tsx'
import { AgentDialogMarkup } from './agent-dialog-markup.tsx'
import { watchAgentDialog } from './watch-agent-dialog.ts'

/**
 * The large dialog with the assistant in a frame. A native modal dialog that a button opens by `commandfor`, so it
 * opens before React has started; the frame is made once it has.
 */
export function AgentDialog() {
  useEffect(watchAgentDialog, [])
  return <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <AgentDialogMarkup />}</Prerendered>
}
