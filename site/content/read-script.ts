/** One line of a script, with the label before it. */
export interface ScriptRow {
  label: string
  line: readonly [says: string, english?: string]
}

/**
 * Reads a script: each row has a label, a colon and what is said, then a bar and the English if it is said in another
 * language. Throws for a row without a label.
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
