/** The origin of the name, explained once at the top of the page about the company. */
export const nameStory = 'A bell is answered.'

/** That word in ten scripts; the strip under each page omits the Latin one. */
export const nameWord = [
  { word: 'घंटी', lang: 'hi', script: 'Devanagari' },
  { word: 'ঘণ্টা', lang: 'bn', script: 'Bangla' },
  { word: 'ઘંટ', lang: 'gu', script: 'Gujarati' },
  { word: 'ਘੰਟੀ', lang: 'pa', script: 'Gurmukhi' },
  { word: 'ଘଣ୍ଟି', lang: 'or', script: 'Odia' },
  { word: 'గంట', lang: 'te', script: 'Telugu' },
  { word: 'ಗಂಟೆ', lang: 'kn', script: 'Kannada' },
  { word: 'മണി', lang: 'ml', script: 'Malayalam' },
  { word: 'மணி', lang: 'ta', script: 'Tamil' },
  { word: 'Bell', lang: 'en', script: 'Latin' },
]
