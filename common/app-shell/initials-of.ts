/** At most two capitals for a small square. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s.@]+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
