const types = 'float|int|uint|bool|[iub]?vec[234]|mat[234]|void'
const inner = new RegExp(String.raw`(?<!\b(?:in|out|uniform) )\b(?:${types}) (\w+)`, 'g')
const repeatedType = new RegExp(
  String.raw`\b((?:const |uniform |out )?(?:${types}) )(\w+(?:=[^;{}]*)?(?:,\w+(?:=[^;{}]*)?)*);\1(?=\w+[=;])`,
)
const keywords = new Set(['do', 'if', 'in'])
const token = /[A-Za-z_]\w*|\d*\.?\d+(?:e[+-]?\d+)?|\S/g

/**
 * A shader without comments and spaces, in which functions, constants and local variables have names of one or two
 * letters. What other shaders or the page know by name (uniforms, in, out) keeps it. Knows the GLSL that this site
 * writes: one declaration a statement, no macros.
 */
export function minifyGlsl(source: string): string {
  const [version = '', ...rest] = source.split('\n')
  const code = rest.join('\n').replaceAll(/\/\/.*/g, '')
  const found = [...code.matchAll(inner)].map(([, name]) => name ?? '')
  const taken = new Set(code.match(/[A-Za-z_]\w*/g))
  const names = shortNames(taken)
  const short = new Map<string, string>()
  for (const name of found)
    if (name !== 'main' && !short.has(name)) short.set(name, names.next().value ?? name)

  let text = ''
  let before = ''
  for (const [part] of code.matchAll(token)) {
    const renamed = before === '.' ? part : (short.get(part) ?? trimNumber(part))
    text += /\w$/.test(text) && /^\w/.test(renamed) ? ` ${renamed}` : renamed
    before = part
  }
  return `${version}\n${joinDeclarations(text)}`
}

/** `float a=1.;float b=2.;` as `float a=1.,b=2.;` */
function joinDeclarations(text: string): string {
  const joined = text.replace(repeatedType, '$1$2,')
  return joined === text ? text : joinDeclarations(joined)
}

/** `0.50` as `.5`, `2.0` as `2.`. */
function trimNumber(part: string): string {
  if (!/^\d*\.\d+$/.test(part)) return part
  const trimmed = part.replace(/0+$/, '').replace(/^0+(?=\.\d)/, '')
  return trimmed === '.' || trimmed === '0.' ? '0.' : trimmed
}

/** a, b … Z, aa, ab …, leaving out what the shader already says. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (const first of ['', ...letters]) {
    for (const last of letters) {
      const name = first + last
      if (!taken.has(name) && !keywords.has(name)) yield name
    }
  }
  return undefined
}
