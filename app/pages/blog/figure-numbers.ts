import type { Article } from '../../../content/articles/parse-article.ts'
import type { Figure } from '../../../content/articles/figure-schema.ts'

/** Number of each figure, in the order of reading. */
export function figureNumbers({ opening, sections }: Article['body']): ReadonlyMap<Figure, number> {
  const figures = [...opening, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'fence' ? [block.data] : [],
  )
  return new Map(figures.map((figure, place) => [figure, place + 1]))
}
