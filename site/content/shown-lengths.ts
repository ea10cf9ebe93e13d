/** What search engines and networks show of a page, in characters: less says too little, more is cut off. */
export const shownLengths = {
  title: { least: 11, most: 65 },
  description: { least: 61, most: 160 },
} as const
