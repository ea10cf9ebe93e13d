/**
 * Parses pairs as in the settings: `Last+Name={last_name},Lead+Source=Website`. Separated by commas, since a shell ends
 * a command at `&`; a space is `+`, and other characters are encoded as in a submitted form: a comma is `%2C`.
 */
export const readFieldList = (text: string): [name: string, value: string][] => [
  ...new URLSearchParams(text.replaceAll('&', '%26').replaceAll(',', '&')),
]
