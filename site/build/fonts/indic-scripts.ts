/** One Indian script: its code points and the font that draws it. */
export type IndicScript = {
  name: string
  /** ISO 15924 code, for the shaper. */
  iso: string
  first: number
  last: number
  /** Languages whose letter forms the shaper chooses between if a string does not name its language. */
  languages: readonly string[]
  /** Identifies its file in the package. */
  source: string
}

// Devanagari is last: if a page has several scripts and a browser must choose one font for the danda they
// share, it takes the face declared last.
export const indicScripts: readonly IndicScript[] = [
  script('bengali', 'Beng', 0x980, 'bangla-bengali', ['bn', 'as']),
  script('gurmukhi', 'Guru', 0xa00, 'gurmukhi-gurmukhi', ['pa']),
  script('gujarati', 'Gujr', 0xa80, 'gujarati-gujarati', ['gu']),
  script('odia', 'Orya', 0xb00, 'odia-oriya', ['or']),
  script('tamil', 'Taml', 0xb80, 'tamil-tamil', ['ta']),
  script('telugu', 'Telu', 0xc00, 'telugu-telugu', ['te']),
  script('kannada', 'Knda', 0xc80, 'kannada-kannada', ['kn']),
  script('malayalam', 'Mlym', 0xd00, 'malayalam-malayalam', ['ml']),
  script('devanagari', 'Deva', 0x900, 'devanagari-devanagari', ['hi', 'mr', 'ne']),
]

// The dandas and the joiners are used in many scripts.
export const sharedSigns: ReadonlySet<number> = new Set([0x964, 0x965, 0x200c, 0x200d])

/** The script to which a code point belongs exclusively. */
export function indicScriptOf(code: number): IndicScript | undefined {
  if (sharedSigns.has(code)) return undefined
  return indicScripts.find(({ first, last }) => code >= first && code <= last)
}

/** Everything that belongs exclusively to one script. */
export function blockOf({ first, last }: IndicScript): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (code) => !sharedSigns.has(code),
  )
}

function script(
  name: string,
  iso: string,
  first: number,
  source: string,
  languages: readonly string[],
): IndicScript {
  return { name, iso, first, last: first + 0x7f, languages, source }
}
