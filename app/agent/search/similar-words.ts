const leastLikeness = 0.6
const mostSimilar = 3

/** Words that look like a misspelt one: those with most of their pairs of letters in common, most alike first. */
export function similarWords(
  word: string,
  vocabulary: Iterable<string>,
): { word: string; likeness: number }[] {
  const own = pairsOf(word)
  const found: { word: string; likeness: number }[] = []
  for (const other of vocabulary) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue
    const pairs = pairsOf(other)
    const common = own.filter((pair) => pairs.includes(pair)).length
    const likeness = (2 * common) / (own.length + pairs.length)
    if (likeness >= leastLikeness) found.push({ word: other, likeness })
  }
  return found.toSorted((one, other) => other.likeness - one.likeness).slice(0, mostSimilar)
}

/** Neighbouring letters, and each first and last letter with the edge: "call" has "^c", "ca", "al", "ll", "l$". */
function pairsOf(word: string): string[] {
  const edged = `^${word}$`
  return Array.from({ length: edged.length - 1 }, (_, at) => edged.slice(at, at + 2))
}
