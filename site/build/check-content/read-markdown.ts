import type { Passage } from './text-rules.ts'

/** Addresses, the quotation marks around a picture's caption, anchors, template names and `code` are not the author's prose. */
const notWords =
  /\]\([^)\s"]*(?:\)| ")|"\)$|\{#[^}]*\}|\{\{[^}]*\}\}|`[^`\n]+`|https?:\/\/[^\s"}]+|\[\^[^\]]+\]:?/g

/** In YAML, neither is a comment. */
const notData = new RegExp(String.raw`^#.*\S|${notWords.source}`, 'g')

/** Replaces each character that is not prose, so that positions stay the same. */
const notWord = '￼'

/** The lines of a Markdown or YAML file, with everything but the author's prose blanked out. */
export function readMarkdown(file: string, source: string): Passage[] {
  const passages: Passage[] = []
  let at = 0
  let inData = file.endsWith('.yml')
  for (const line of source.split('\n')) {
    const isBorder = line === '---' || line.startsWith('```')
    if (isBorder) inData = !inData
    else {
      const text = line.replace(inData ? notData : notWords, (found) => notWord.repeat(found.length))
      passages.push({ file, text, at, within: inData ? 'data' : 'prose' })
    }
    at += line.length + 1
  }
  return passages
}
