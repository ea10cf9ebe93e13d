/** Values a text may use, in groups: `{ site: { email: 'hello@…' } }` is `{{site.email}}`. */
export interface Values {
  [name: string]: string | number | Values
}

/**
 * Replaces `{{their.names}}` with the values. Adds a fault for each unknown name; `line` is the line of the file where
 * `text` begins. In Markdown the values stay plain text, whatever characters they contain; elsewhere `written` returns
 * them as they are.
 */
export function interpolate(
  text: string,
  values: Values,
  fault: (line: number, says: string) => void,
  line = 1,
  written: (value: string) => string = escapeMarkdown,
) {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string, at: number) => {
    const value = valueNamed(name, values)
    if (value !== undefined) return written(String(value))
    const known = namesOf(values).join(', ') || 'none'
    fault(line + newlines(text.slice(0, at)), `${whole} names no value. There are: ${known}.`)
    return whole
  })
}

function valueNamed(name: string, values: Values): string | number | undefined {
  let found: string | number | Values | undefined = values
  for (const step of name.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined
  return typeof found === 'object' ? undefined : found
}

function namesOf(values: Values, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? namesOf(value, `${path}${name}.`) : [path + name],
  )
}

function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>~]/g, String.raw`\$&`)
}

export function newlines(text: string): number {
  return text.split('\n').length - 1
}
