/**
 * The address in what somebody typed or pasted, without invisible characters, `mailto:`, a name before `<…>`, spaces
 * around the @, or a full stop or comma at the end. isEmailAddress decides whether it is one.
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

/** Full-width ASCII characters, as typed on East Asian keyboards; the ideographic full stop. */
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
