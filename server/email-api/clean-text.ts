/** Invisible characters that change the direction in which the text around them is drawn. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g
const lineBreak = /[\r\n\u0085\u2028\u2029]/

/** Whether text meant for one line has more than one, which no form field produces and a header must not hold. */
export function hasLineBreak(text: string): boolean {
  return lineBreak.test(text)
}

/** Makes one tidy line: control characters become spaces, spaces are single, half surrogates are replaced. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Keeps line breaks (as \n) and tabs, and drops the other control characters. */
export function cleanParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}
