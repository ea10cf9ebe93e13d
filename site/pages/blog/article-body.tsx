import type { Figure } from '../../content/articles/figure-schema.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { authors } from '../../content/authors.ts'
import type { Block } from '../../../common/markdown/markdown-document.ts'
import { ruledSurface } from '../../../common/figures/ruled-surface.ts'
import styles from './article-body.module.css'
import { AuthorName } from './article-facts.tsx'
import { ArticleFigure } from './figures/article-figure.tsx'
import { TagList } from './tag-list.tsx'
import '../../../common/styles/drawing.css'

/** The text of an article, its notes, and who wrote it. */
export function ArticleBody({ article: { author, tags, body } }: { article: Article }) {
  const { opening, sections, notes } = body
  const numbers = figureNumbers(body)
  return (
    <article className={styles.body} aria-labelledby="page-title">
      <div className={styles.opening}>
        <ArticleBlocks blocks={opening} numbers={numbers} />
      </div>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 className="heading-3" id={`${id}-title`}>
            {title}
          </h2>
          <ArticleBlocks blocks={blocks} numbers={numbers} />
        </section>
      ))}
      {notes.length > 0 && (
        <section className={styles.notes} aria-labelledby="notes-title">
          <h2 className="label" id="notes-title">
            Notes and sources
          </h2>
          <ol>
            {notes.map(({ number, html }) => (
              <li key={number} id={`note-${number}`}>
                <div dangerouslySetInnerHTML={{ __html: html }} />
                <a href={`#from-note-${number}`} aria-label={`Back to note ${number} in the text`}>
                  Back
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <footer className={styles.end}>
        <TagList tags={tags} />
        <div className={styles.author}>
          <AuthorSign />
          <div>
            <p className="heading-4">
              <AuthorName author={author} />
            </p>
            <p>{authors[author]?.bio}</p>
          </div>
        </div>
      </footer>
    </article>
  )
}

/** A ruled surface, the same for every author. Decorative. */
function AuthorSign() {
  const size = 64
  const { callers, assistant } = ruledSurface('waist', { lines: 28, width: size, height: size })
  return (
    <svg className="line-drawing" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className="ink-faint" d={callers} />
      <path className="ink-text" d={assistant} />
    </svg>
  )
}

/** Number of each figure, in reading order. */
function figureNumbers({ opening, sections }: Article['body']): ReadonlyMap<Figure, number> {
  const figures = [...opening, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'fence' ? [block.data] : [],
  )
  return new Map(figures.map((figure, place) => [figure, place + 1]))
}

interface ArticleBlocksProps {
  blocks: readonly Block<Figure>[]
  numbers: ReadonlyMap<Figure, number>
}

/** Prose rendered from Markdown, and figures. */
function ArticleBlocks({ blocks, numbers }: ArticleBlocksProps) {
  return runsOf(blocks).map((run) =>
    run.figure ? (
      <ArticleFigure key={run.line} figure={run.figure} number={numbers.get(run.figure) ?? 0} />
    ) : (
      <div key={run.line} className={styles.prose} dangerouslySetInnerHTML={{ __html: run.html }} />
    ),
  )
}

interface Run {
  line: number
  html: string
  figure?: Figure
}

/** Joins adjacent prose into one run, so that its margins collapse as in any text. */
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
