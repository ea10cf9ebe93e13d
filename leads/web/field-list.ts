/**
 * Reads pairs as the settings have them: `Last+Name={last_name},Lead+Source=Website`. Between commas, since a shell ends a
 * command at `&`; a space is `+`, and other signs are as in a form that is sent: a comma is `%2C`.
 */
export const readFieldList = (text: string): [name: string, value: string][] => [
  ...new URLSearchParams(text.replaceAll('&', '%26').replaceAll(',', '&')),
]
