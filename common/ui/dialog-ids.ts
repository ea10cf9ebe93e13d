/** Ids of the two dialogs, for buttons, dialogs and scripts anywhere on a page. */
export const contactDialogId = 'contact-dialog'
export const agentDialogId = 'agent-dialog'
