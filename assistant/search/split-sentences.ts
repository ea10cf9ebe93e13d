const abbreviations = /(?:\b(?:Dr|Mr|Ms|Mrs|No|e\.g|i\.e|vs|approx)|\b[A-Z])\.$/

/** The sentences of a text, without the space between them. An abbreviation or an initial ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(/(?<=[.?!…]["”’]?)\s+(?=["“‘]?[A-Z0-9₹“])/)) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}
