import { cardsOnPage } from '../../../content/articles/blog-pages.ts'
import type { ListedArticle } from '../../../content/articles/listed-article.ts'
import { type ArticleFilter, matchesFilter, type SearchedArticle } from './article-filter.ts'
import { cardLike } from './card-like.ts'
import { find } from './find-element.ts'

export interface Outcome {
  count: number
  /** Whether the first that was found is the featured article, which stands above the list. */
  featuredIsFirst: boolean
}

export interface Results {
  show: (filter: ArticleFilter) => Outcome
  leave: () => void
}

interface ResultsOptions {
  articles: readonly ListedArticle[]
  featured: SearchedArticle | null
  /** The page’s own list, of which the results take the place. */
  own: HTMLElement
  /** Holds the button that shows more of what was found. */
  more: HTMLElement
}

/** A list of what is found among all articles, as many cards at a time as a page has. */
export function resultsOfEveryPage({ articles, featured, own, more }: ResultsOptions): Results {
  const list = own.cloneNode() as HTMLElement
  const sample = find(own, 'li')
  list.hidden = false
  let left: ListedArticle[] = []

  function addCards(): HTMLElement | undefined {
    const cards = left.splice(0, cardsOnPage).map((article) => cardLike(sample, article))
    list.append(...cards)
    more.hidden = left.length === 0
    return cards[0]
  }

  find(more, 'button').addEventListener('click', () => {
    const first = addCards()
    // The button has moved away, or is gone.
    if (first) find(first, 'a').focus()
  })

  return {
    show(filter) {
      left = articles.filter((article) => matchesFilter(article, filter))
      const count = left.length
      const featuredIsFirst = featured !== null && left[0]?.title === featured.title
      if (featuredIsFirst) left.shift()
      list.replaceChildren()
      // The list skips the first that is found: it stands large, unless it is the featured article.
      addCards()?.toggleAttribute('data-lead', !featuredIsFirst)
      own.replaceWith(list)
      return { count, featuredIsFirst }
    },
    leave() {
      more.hidden = true
      list.replaceWith(own)
    },
  }
}
