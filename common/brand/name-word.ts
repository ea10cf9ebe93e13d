/** The origin of the name, explained once at the top of the page about the company. */
export const nameStory = 'Vani means voice.'

/** That word in ten scripts; the strip under each page omits the Latin one. */
export const nameWord = [
  { word: 'वाणी', lang: 'hi', script: 'Devanagari' },
  { word: 'বাণী', lang: 'bn', script: 'Bangla' },
  { word: 'વાણી', lang: 'gu', script: 'Gujarati' },
  { word: 'ਬਾਣੀ', lang: 'pa', script: 'Gurmukhi' },
  { word: 'ବାଣୀ', lang: 'or', script: 'Odia' },
  { word: 'వాణి', lang: 'te', script: 'Telugu' },
  { word: 'ವಾಣಿ', lang: 'kn', script: 'Kannada' },
  { word: 'വാണി', lang: 'ml', script: 'Malayalam' },
  { word: 'வாணி', lang: 'ta', script: 'Tamil' },
  { word: 'Vani', lang: 'en', script: 'Latin' },
]
