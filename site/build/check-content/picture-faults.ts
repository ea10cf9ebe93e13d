import { articles } from '../../content/articles/article-files.ts'
import { pictureFault, pictureFiles } from '../article-pictures/small-pictures.ts'
import type { Fault } from './fault.ts'

/** What is wrong with the pictures of the articles, and unused ones. */
export async function pictureFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  const used = new Set<string>()
  for (const { id, body } of articles)
    for (const { file, line } of body.pictures) {
      used.add(file)
      const says = await pictureFault(file)
      if (says !== undefined) faults.push({ file: `site/content/articles/${id}.md`, line, says })
    }
  const unused = pictureFiles().filter((file) => !used.has(file))
  return [
    ...faults,
    ...unused.map((file) => ({
      file: `site/content/articles/${file}`,
      says: 'is in no article. Remove it.',
    })),
  ]
}
