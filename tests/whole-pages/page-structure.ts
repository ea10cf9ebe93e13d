import type { Locator } from '@playwright/test'

/** Roles that are only words and pictures, or groups without a name: their content belongs to their parent. */
const copy = new Set([
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'code',
  'time',
  'generic',
  'none',
  'blockquote',
])

/** Controls are recorded with their names; the name of anything else is a sentence of the page. */
const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
])

interface Part {
  line: string
  parts: Part[]
}

/**
 * A page part's structure as exposed to screen readers: roles, levels of headings, states, and the names of controls;
 * no sentences. Equal neighbours appear once, with "…", so that a list may grow.
 */
export async function structureOf(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => line.trimStart().startsWith('- '))
  return write(withoutCopy(read(lines)))
}

/** The lines of a snapshot as a tree, by their indentation of two spaces. */
function read(lines: readonly string[]): Part[] {
  const root: Part = { line: '', parts: [] }
  const path = [root]
  for (const line of lines) {
    const depth = (line.length - line.trimStart().length) / 2
    const part: Part = { line: line.trim().slice(2), parts: [] }
    path[depth]?.parts.push(part)
    path.splice(depth + 1, Infinity, part)
  }
  return root.parts
}

function withoutCopy(parts: readonly Part[]): Part[] {
  const kept = parts.flatMap(({ line, parts: inner }) => {
    const [, role = ''] = /^'?(?<role>[\w/]+)/.exec(line) ?? []
    if (role.startsWith('/')) return []
    const within = withoutCopy(inner)
    if (copy.has(role)) return within
    const name = controls.has(role) ? (/"(?:[^"\\]|\\.)*"|\/(?:[^/\\]|\\.)*\//.exec(line)?.[0] ?? '') : ''
    const states = line.replace(/"(?:[^"\\]|\\.)*"/, '').match(/\[[\w=]+\]/g) ?? []
    return [{ line: [role, name, ...states].filter(Boolean).join(' '), parts: within }]
  })
  const once: Part[] = []
  for (const part of kept) {
    const last = once.at(-1)
    const isAlike = last && write([{ ...last, line: last.line.replace(/ …$/, '') }]) === write([part])
    if (!isAlike) once.push(part)
    else if (!last.line.endsWith(' …')) last.line += ' …'
  }
  return once
}

const write = (parts: readonly Part[], indent = ''): string =>
  parts.map(({ line, parts: inner }) => `${indent}- ${line}\n${write(inner, `${indent}  `)}`).join('')
