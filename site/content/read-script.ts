/** One line of a script, with the label that is before it. */
export interface ScriptRow {
  label: string
  line: readonly [says: string, english?: string]
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
