import type { Figure } from '../../../content/articles/figure-schema.ts'
import type { Block } from '../../../content/markdown/markdown-document.ts'
import { ArticleFigure } from './figures/article-figure.tsx'

interface ArticleBlocksProps {
  blocks: readonly Block<Figure>[]
  numbers: ReadonlyMap<Figure, number>
}

/** Prose as it was made from Markdown, and figures. Static. */
export function ArticleBlocks({ blocks, numbers }: ArticleBlocksProps) {
  return runsOf(blocks).map((run) =>
    run.figure ? (
      <ArticleFigure key={run.line} figure={run.figure} number={numbers.get(run.figure) ?? 0} />
    ) : (
      <div key={run.line} dangerouslySetInnerHTML={{ __html: run.html }} />
    ),
  )
}

interface Run {
  line: number
  html: string
  figure?: Figure
}

/** Prose that follows prose becomes one run, so that its margins meet as in any text. */
function runsOf(blocks: readonly Block<Figure>[]): Run[] {
  const runs: Run[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'fence') runs.push({ line: block.line, html: '', figure: block.data })
    else if (last && !last.figure) last.html += block.html
    else runs.push({ line: block.line, html: block.html })
  }
  return runs
}
