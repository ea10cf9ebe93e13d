// Every entry point for text cleans it with these: the form's call, the desk, the operator's commands.

/** Invisible characters that change the direction of the text around them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g
const lineBreak = /[\r\n\u0085\u2028\u2029]/

/** Whether text meant for one line has several, which no form field produces and a header must not contain. */
export function hasLineBreak(text: string): boolean {
  return lineBreak.test(text)
}

/** Makes one tidy line: control characters become spaces, spaces collapse, lone surrogates are replaced. */
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

/** The same without touching spaces, for text of unknown content. A database takes no NUL. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/(?![\n\r\t])\p{Cc}/gu, '')
}

/** Whether any of it is visible. Some characters, such as U+200B or the Hangul filler, draw nothing. */
export function isVisible(text: string): boolean {
  return text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') !== ''
}
