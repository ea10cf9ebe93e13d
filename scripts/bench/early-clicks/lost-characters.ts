/** How many typed characters a field has lost; one at least when it holds anything else than was typed. */
export function lostCharacters(typed: string, kept: string): number {
  return kept === typed ? 0 : Math.max(1, typed.length - kept.length)
}
