import { leadLimits } from './lead-limits.ts'

// No control or invisible characters and no half surrogates: they have no place in a mail header.
const shape =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+$/u

/**
 * Whether `text` is one bare e-mail address: no display name, no list, no line break.
 * Stricter than HTML's own check in asking for a dot in the domain and for the lengths of RFC 5321,
 * because an address that passes here goes into mail headers.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > leadLimits.email || !shape.test(text)) return false
  const localPart = text.slice(0, text.lastIndexOf('@'))
  return (
    localPart.length <= leadLimits.emailLocalPart &&
    !localPart.startsWith('.') &&
    !localPart.endsWith('.') &&
    !localPart.includes('..')
  )
}
