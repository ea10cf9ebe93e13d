/** What buttons, dialogs and scripts anywhere on a page know the two dialogs by. */
export const contactDialogId = 'contact-dialog'
export const agentDialogId = 'agent-dialog'
