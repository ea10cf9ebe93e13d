/** How many text messages a text goes out as: 160 characters for one, 153 for each of several; 70 and 67 beyond Latin. */
export function smsParts(text: string): number {
  // eslint-disable-next-line no-control-regex
  const isLatin = /^[\x00-\x7f£¥éèùìòÇØøÅåÉÄÖÑÜ§¿äöñüà]*$/.test(text)
  const [one, several] = isLatin ? [160, 153] : [70, 67]
  const length = isLatin ? text.length : [...text].reduce((sum, letter) => sum + letter.length, 0)
  return length <= one ? 1 : Math.ceil(length / several)
}
