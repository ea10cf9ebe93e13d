export type LeadFormState = 'idle' | 'sending' | 'sent' | 'failed'

/** What the button that sends says. */
export const submitLabels: Record<LeadFormState, string> = {
  idle: 'Send message',
  failed: 'Send message',
  sending: 'Sending...',
  sent: 'Message Sent!',
}

/** How long the dialog stays open after a lead was sent, in milliseconds. */
export const closeDelay = 2000
