/** What the other desks show of the calls. */
export function useAssistantSummary(): { onCall: number; needsYou: number } {
  return { onCall: 318, needsYou: 2 }
}

/** Whether the person has done what the call asked of them. */
export function useIsCallSettled(_callId: string): boolean {
  return false
}
