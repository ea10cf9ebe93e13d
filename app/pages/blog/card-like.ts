import { categoryNames } from '../../../content/articles/article-categories.ts'
import { type ListedArticle, tagsOnCard } from '../../../content/articles/listed-article.ts'
import { ruledSurface } from '../../figures/ruled-surface.ts'
import { cardSize } from './card-size.ts'
import { find } from './find-element.ts'
import { longDate } from './long-date.ts'

/** A copy of a list’s item with another article’s card in it: the markup of article-card.tsx, filled anew. */
export function cardLike(
  sample: HTMLElement,
  { id, title, excerpt, tags, drawing, ...facts }: ListedArticle,
) {
  const item = sample.cloneNode(true) as HTMLElement
  find(item, 'article').setAttribute('aria-labelledby', `card-${id}`)
  find(item, 'h3').id = `card-${id}`
  const link = find(item, '[data-title]')
  link.setAttribute('href', `/blog/${id}`)
  link.textContent = title
  find(item, '[data-excerpt]').textContent = excerpt
  find(item, 'ul').replaceChildren(...tags.slice(0, tagsOnCard).map((tag) => element('li', tag)))
  find(item, 'figcaption').textContent = drawing.caption
  const { callers, assistant } = ruledSurface(drawing.surface, { lines: drawing.lines, ...cardSize })
  const paths = item.querySelectorAll('path')
  paths[0]?.setAttribute('d', callers)
  paths[1]?.setAttribute('d', assistant)
  fillFacts(find(item, 'p'), facts)
  return item
}

type Facts = Pick<ListedArticle, 'category' | 'date' | 'updated' | 'readTime'>

/** As article-facts.tsx has them: category, day, day of the last change, minutes. */
function fillFacts(facts: HTMLElement, { category, date, updated, readTime }: Facts) {
  const minutes = find(facts, '.visually-hidden')
  const short = find(facts, '[aria-hidden]')
  minutes.textContent = `${readTime} minutes to read`
  short.textContent = `${readTime} min`
  facts.replaceChildren(
    element('span', categoryNames[category]),
    ' ',
    day(date),
    ' ',
    ...(updated ? [element('span', 'changed ', day(updated)), ' '] : []),
    element('span', short, minutes),
  )
}

function day(date: string) {
  const time = element('time', longDate(date))
  time.setAttribute('datetime', date)
  return time
}

function element(name: string, ...children: (string | Node)[]) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
