import type { PagePassages } from '../search/knowledge-file.ts'

/** Says that something shown is invented. */
const madeUp = /\b(?:samples?|fictional|invented|example results)\b/i
/** Says so about a whole page: “Companies, people and call figures are samples.” */
const ofWholePage = /\b(?:is|are) (?:a )?samples?\b/i
/** Says since when, or until when, a page is valid. */
const dated = /^(?:Rules as of|Update, )/
/** What requires a caveat: figures, also in words, and quotes. */
const figure =
  /\d|[“”]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|third|twice|hundred|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?) (?!who\b|of the\b)[a-z]/i
/** How a line begins that says so about the lines around it; “Sample call of 1:14” speaks of itself. */
const ofThoseAround =
  /^(?:Sample (?!size|case|call of|form|author)|Samples: |(?:A|One|One turn of a) sample |All figures|Figures are|The figure under|Typical timings|Calls answered|People, firms|\d+M )/
const longest = 260

/**
 * The page’s own lines without which its words would claim too much: that a figure or a name is a sample, and the day
 * on which a rule was read.
 */
export function caveatsOf(words: string, { path, sections }: PagePassages, anchor: string): string {
  const lines = sections.flatMap(({ blocks }) => blocks)
  const found = lines.filter((line) => dated.test(line))
  if (!madeUp.test(words) && !found.some((line) => madeUp.test(line))) {
    const near = sections.filter((section) => section.anchor === anchor && anchor !== 'page-title')
    const own = near
      .flatMap(({ blocks }) => blocks)
      .findLast((line) => isCaveat(line) && (figure.test(words) || /people/i.test(line)))
    const wide = lines
      .filter((line) => ofWholePage.test(line) && (path.startsWith('/blog/') || /on this page/.test(line)))
      .toSorted((one, other) => one.length - other.length)
    const caveat = own ?? (figure.test(words) ? wide[0] : undefined)
    if (caveat !== undefined) found.push(caveat)
  }
  return found.filter((line) => !words.includes(line) && line.length <= longest).join(' ')
}

/** Whether a line says that those around it are invented, and not just itself. */
function isCaveat(line: string): boolean {
  return madeUp.test(line) && line.length <= longest && ofThoseAround.test(line)
}
