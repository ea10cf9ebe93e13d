import { figureAsTable } from '../../../content/articles/figure-as-table.ts'
import type { Figure } from '../../../content/articles/figure-schema.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { pictureAddress, withPictures } from '../../article-pictures/small-pictures.ts'
import { escapeHtml } from '../../../../common/markdown/escape-html.ts'
import type { Block } from '../../../../common/markdown/markdown-document.ts'

/** The whole article as HTML for a feed: figures as tables, absolute addresses. `address` is its page's. */
export function articleHtml({ body }: Article, address: string): string {
  const parts = [
    blocksHtml(body.opening),
    ...body.sections.map(({ title, blocks }) => `<h2>${escapeHtml(title)}</h2>${blocksHtml(blocks)}`),
    notesHtml(body.notes),
  ]
  return withPictures(parts.join(''), (file) => `src="${new URL(pictureAddress(file), address).href}"`)
    .replace(/ (?:id|data-[\w-]+)="[^"]*"/g, '')
    .replace(/ href="([/#][^"]*)"/g, (_, href: string) => ` href="${new URL(href, address).href}"`)
}

function blocksHtml(blocks: readonly Block<Figure>[]): string {
  return blocks.map((block) => (block.kind === 'prose' ? block.html : figureHtml(block.data))).join('')
}

function figureHtml(figure: Figure): string {
  const { columns = [], rows } = figureAsTable(figure)
  const head =
    columns.length > 0 ? `<tr>${columns.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')}</tr>` : ''
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  const { title, note = '', sample, source } = figure
  const origin = sample === undefined ? `Source: ${source?.text}.` : `Sample data: ${sample}.`
  const caption = [title, note, origin].filter(Boolean).join(' ')
  return `<figure><table>${head}${body.join('')}</table><figcaption>${escapeHtml(caption)}</figcaption></figure>`
}

function notesHtml(notes: Article['body']['notes']): string {
  if (notes.length === 0) return ''
  return `<h2>Notes and sources</h2><ol>${notes.map(({ html }) => `<li>${html}</li>`).join('')}</ol>`
}
