/** Chromium cuts off an utterance after about 15 seconds; the slowest voices read 10 characters a second. */
const longest = 140

/** Parts of a line that fit one utterance each, in order, split at ends of sentences, else between words. */
export function speakableParts(words: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const piece of words.split(/(?<=[\p{STerm}…])\s+/u).flatMap(shorten)) {
    if (part && part.length + piece.length >= longest) {
      parts.push(part)
      part = ''
    }
    part += (part && ' ') + piece
  }
  return part ? [...parts, part] : parts
}

function shorten(sentence: string): string[] {
  return sentence.length > longest ? sentence.split(/\s+/) : [sentence]
}
