/** A text with the digits of every script as 0 to 9: `९८२००` is `98200`. */
export const withPlainDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, plainDigit)

/** Unicode has the ten digits of a script in sequence; adjacent scripts are a multiple of ten apart. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
