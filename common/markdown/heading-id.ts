/** A heading’s words and its anchor: the one written at its end as `{#anchor}`, or one made from the words. */
export function headingId(heading: string): { text: string; id: string } {
  const [, text = heading, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(heading) ?? []
  return { text, id: own ?? anchorFrom(text) }
}

function anchorFrom(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
