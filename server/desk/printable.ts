/** Characters with which text takes over a terminal, or turns the text around it. Kept: tabs and line ends. */
const commands = /(?![\n\t]|\r\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Text from outside as a terminal may be shown it: mail servers and visitors write into it. */
export const printable = (text: string) => text.replace(commands, '')
