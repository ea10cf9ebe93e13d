/**
 * Breaks text into as few lines as fit a width, then evens them out so that no single word is left alone. A word
 * wider than the line stands alone and runs over.
 */
export function wrapLines(text: string, width: number, measure: (line: string) => number): string[] {
  const fewest = greedy(text, width, measure).length
  let [narrow, wide] = [0, width]
  for (let halving = 0; halving < 12; halving++) {
    const tried = (narrow + wide) / 2
    if (greedy(text, tried, measure).length > fewest) narrow = tried
    else wide = tried
  }
  return greedy(text, wide, measure)
}

function greedy(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
