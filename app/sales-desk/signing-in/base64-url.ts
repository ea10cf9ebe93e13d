/** Bytes from base64 in its form for addresses. */
export function bytesFromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
}

/** Bytes as base64 in its form for addresses, without the signs that fill it up. */
export function textFromBytes(bytes: ArrayBuffer): string {
  const binary = [...new Uint8Array(bytes)].map((byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
