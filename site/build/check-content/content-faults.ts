import { glob, readFile } from 'node:fs/promises'
import { type Fault, faultAt } from './fault.ts'
import { filesThatDoNotFit } from './files-that-fit.ts'
import { readCode, type Code } from './read-code.ts'
import { readMarkdown } from './read-markdown.ts'

/** A file whose words are checked; `code` is there for TypeScript. */
interface SourceFile {
  file: string
  source: string
  code?: Code
}

/** Faults of the content, and whether pages can be made despite them. */
export interface ContentFaults {
  faults: Fault[]
  /** Content that cannot be read or does not fit its place: no page can be made. */
  stops: boolean
}

/**
 * Everything wrong with the site’s content and words, read from the source files without a build. If files cannot be
 * read or do not fit their places, only those faults: the other checks depend on them. Node caches its imports, so a
 * process sees later changes of content only if it has not checked before.
 */
export async function contentFaults(): Promise<ContentFaults> {
  const files = await readFiles()
  const unreadable = files.flatMap(({ file, source, code }) =>
    (code?.broken ?? []).map(({ at, says }) => faultAt(file, source, at, `cannot be read: ${says}.`)),
  )
  if (unreadable.length > 0) return { faults: unreadable, stops: true }
  const content = files
    .map(({ file }) => file)
    .filter((file) => /^(?:\w+\/content|common\/brand)\/.*\.ts$/.test(file))
  const unfit = await filesThatDoNotFit(content)
  if (unfit.length > 0) return { faults: unfit, stops: true }
  const { plainDataFaults } = await import('./plain-data/plain-data-faults.ts')
  const wrong = plainDataFaults()
  if (wrong.length > 0) return { faults: wrong, stops: true }
  const { textFaults } = await import('./text-rules.ts')
  const { linkFaults, linksOf } = await import('./link-faults.ts')
  const { pictureFaults } = await import('./picture-faults.ts')
  const ids = new Set(files.flatMap(({ code }) => code?.ids ?? []))
  const faults = files.flatMap(({ file, source, code }) => {
    const words = code?.passages ?? readMarkdown(file, source)
    return textFaults(words, source).concat(linkFaults(file, source, code?.links ?? linksOf(source), ids))
  })
  return { faults: [...faults, ...(await pictureFaults())], stops: false }
}

/** Files in the rooms without copy: tests, READMEs, and code that makes and checks the pages. */
const isNoWordsFile =
  /\.test\.tsx?$|\.d\.ts$|\/README\.md$|^(?:site\/build|assistant\/(?:accuracy|knowledge)|common\/lead)\/|\/tests\//

/** Content, and the components that contain the words of single pages. */
async function readFiles(): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const found of glob('{assistant,common,portal,sales-desk/page,site}/**/*.{ts,tsx,md,yml}')) {
    const file = found.replaceAll('\\', '/')
    if (isNoWordsFile.test(file)) continue
    const source = await readFile(file, 'utf8')
    files.push(/\.(?:md|yml)$/.test(file) ? { file, source } : { file, source, code: readCode(file, source) })
  }
  return files.toSorted((a, b) => (a.file < b.file ? -1 : 1))
}
