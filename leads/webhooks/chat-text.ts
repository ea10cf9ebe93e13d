/**
 * The smallest message limit among the chat tools: 2,000 characters, and 4,096 bytes. A longer one is rejected as a
 * whole.
 */
const mostCharacters = 2_000
const mostBytes = 4_000

const cutHere = '…\n(Cut here: the whole message is in the mail and at the desk.)'

/** Formatting characters, and inert look-alikes. */
const lookAlikes: Readonly<Record<string, string>> = { '*': '∗', _: '＿', '~': '∼', '`': 'ˋ', '#': '＃' }
const toLookAlikes = (signs: string) => [...signs].map((sign) => lookAlikes[sign] ?? sign).join('')

/**
 * A stranger's words made inert for a chat tool: nobody is mentioned by `@channel` or `<!channel>`, no link leads
 * elsewhere than it says, nothing is formatted. An email address and a link stay as they are.
 */
export const chatWords = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // A mention begins a word; tools that look for these names also find them inside a word, unless a domain
    // continues.
    .replace(/(?<![\p{L}\p{N}._%+-])@(?=\S)/gu, '@ ')
    .replace(/@(?=(?:everyone|channel|here|all)(?![\p{L}\p{N}-]*\.[\p{L}\p{N}]|[\p{L}\p{N}-]))/giu, '@ ')
    // [text](address), [text][number] and [number]: address.
    .replace(/\](?=[([:])/g, '] ')
    // Inside a word, as in an address, these characters stay.
    .replace(/(?<![\p{L}\p{N}])[*_~]+|[*_~]+(?![\p{L}\p{N}])|\*+|~~+|`+/gu, toLookAlikes)
    .replace(/^[ \t]*#+(?=\s)/gm, toLookAlikes)

/** The text, or as much of its beginning as every chat tool accepts. */
export function fitChat(text: string): string {
  const fits = text.length <= mostCharacters && Buffer.byteLength(text) <= mostBytes
  return fits ? text : `${beginning(text).trimEnd()}${cutHere}`
}

function beginning(text: string): string {
  const room = new Uint8Array(mostBytes - Buffer.byteLength(cutHere))
  const { read } = new TextEncoder().encodeInto(text.slice(0, mostCharacters - cutHere.length), room)
  // Not in the middle of `&amp;`.
  return text.slice(0, read).replace(/&[a-z]{0,3}$/, '')
}
