/** What the other desks show of the inbox. */
export function useZapraSummary(): { open: number; waiting: number } {
  return { open: 146, waiting: 1 }
}

/** Whether the person has done what the conversation asked of them. */
export function useIsConversationSettled(_conversationId: string): boolean {
  return false
}
