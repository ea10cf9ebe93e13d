/**
 * The address in what somebody typed or pasted, without what the eye does not see or does not take for a part of it:
 * invisible characters, `mailto:`, a name before `<…>`, spaces around the @, a full stop or comma behind. Whether it is
 * an address, isEmailAddress tells.
 */
export function readEmailAddress(typed: string): string {
  const text = typed.replace(invisible, '').replace(wide, narrow).trim()
  const mailto = /^mailto:([^?]*)/i.exec(text)?.[1]
  const between = /^[^<>\r\n]*<([^<>]*)>[.,;:\s]*$/.exec(text)?.[1]
  return (mailto === undefined ? (between ?? text) : decoded(mailto))
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\s*@\s*/g, '@')
    .replace(/[.,;:\s]+$/, '')
}

/** Marks of direction, soft hyphens, joiners, byte order marks, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The characters of ASCII as East Asian keyboards write them, as wide as their letters; the ideographic full stop. */
const wide = /[\uff01-\uff5e\ufe6b\u3002]/g

function narrow(sign: string): string {
  if (sign === '\ufe6b') return '@'
  return sign === '\u3002' ? '.' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
