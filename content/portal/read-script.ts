import type { Line } from './conversation.ts'

/** One line of a script, with the label that stands before it. */
export interface ScriptRow {
  label: string
  line: Line
}

/**
 * Reads a script: on each row a label, a colon and what is said, then after a bar the same in English where it is said in
 * another language. Throws for a row that has no label.
 */
export function readScript(script: string): ScriptRow[] {
  return script
    .trim()
    .split('\n')
    .map((row) => {
      const [, label, says, english] = /^\s*(.+?): (.+?)(?: \| (.+))?$/.exec(row) ?? []
      if (!label || !says) throw new Error(`No label before “${row.trim()}”`)
      return { label, line: english ? [says, english] : [says] }
    })
}

/** The lines of a script by label, each label’s in the order of the script. */
export function linesByLabel(script: string): Record<string, readonly Line[]> {
  const groups = Object.groupBy(readScript(script), ({ label }) => label)
  return Object.fromEntries(
    Object.entries(groups).map(([label, rows = []]) => [label, rows.map(({ line }) => line)]),
  )
}

/** `said`, as one of `names`. Throws for any other, with the label of its row. */
export function oneOf<Name extends string>(names: readonly Name[], said: string, label: string): Name {
  const name = names.find((each) => each === said)
  if (name === undefined) throw new Error(`“${said}” in the row “${label}” is none of: ${names.join(', ')}`)
  return name
}
