export const agentDialogId = 'agent-dialog'
