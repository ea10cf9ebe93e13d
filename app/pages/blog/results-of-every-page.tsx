import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cardsOnPage } from '../../../content/articles/blog-pages.ts'
import type { ListedArticle } from '../../../content/articles/listed-article.ts'
import { type ArticleFilter, matchesFilter, type SearchedArticle } from './article-filter.ts'
import { ArticleCard } from './article-card.tsx'
import { find } from './find-element.ts'
import { searchData } from './search-data.ts'

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

/** A list of what is found among all articles, as many cards at a time as a page has. React draws it. */
export function resultsOfEveryPage({ articles, featured, own, more }: ResultsOptions): Results {
  const list = own.cloneNode() as HTMLElement
  const root = createRoot(list)
  list.hidden = false
  let found: ListedArticle[] = []
  let shown = 0
  let hasLead = false

  function showMore() {
    shown = Math.min(found.length, shown + cardsOnPage)
    const cards = found.slice(0, shown).map((article, at) => (
      // The list skips the first that is found: it stands large, unless it is the featured article.
      <li key={article.id} {...searchData(article)} data-lead={hasLead && at === 0 ? '' : undefined}>
        <ArticleCard article={article} />
      </li>
    ))
    flushSync(() => root.render(cards))
    more.hidden = shown === found.length
  }

  find(more, 'button').addEventListener('click', () => {
    const first = shown
    showMore()
    // The button has moved away, or is gone.
    list.children[first]?.querySelector('a')?.focus()
  })

  return {
    show(filter) {
      found = articles.filter((article) => matchesFilter(article, filter))
      const count = found.length
      const featuredIsFirst = featured !== null && found[0]?.title === featured.title
      if (featuredIsFirst) found.shift()
      hasLead = !featuredIsFirst
      shown = 0
      showMore()
      own.replaceWith(list)
      return { count, featuredIsFirst }
    },
    leave() {
      more.hidden = true
      list.replaceWith(own)
    },
  }
}
