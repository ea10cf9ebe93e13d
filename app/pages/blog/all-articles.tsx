import { articleCategories, categoryNames } from '../../../content/articles/article-categories.ts'
import { articleIndexPath, blogPageCount, listedOnPage } from '../../../content/articles/blog-pages.ts'
import type { ListedArticle } from '../../../content/articles/listed-article.ts'
import { StringsAtRest } from '../../figures/strings-at-rest.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipFilter } from '../../ui/chip-filter.tsx'
import { grouped } from '../../ui/indian-numbers.ts'
import styles from './all-articles.module.css'
import { ArticleCard } from './article-card.tsx'
import { countText } from './article-filter.ts'
import { PageLinks } from './page-links.tsx'
import { searchData } from './search-data.ts'

interface AllArticlesProps {
  articles: readonly ListedArticle[]
  /** Which of the pages that the list is spread over. */
  page: number
}

/** Categories, the list of articles, and what is said when nothing is found. Static. */
export function AllArticles({ articles, page }: AllArticlesProps) {
  const pages = blogPageCount(articles.length)
  const countIn = (category: string) => articles.filter((article) => article.category === category).length
  return (
    <section className={styles.all} id="articles" data-ground="light" aria-labelledby="articles-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="heading-2" id="articles-title">
            All articles
          </h2>
          <p role="status" data-count="">
            {countText(articles.length, false)}
          </p>
        </div>
        <ChipFilter label="Category" className={styles.categories}>
          <CategoryButton category="all" name="All" count={articles.length} />
          {articleCategories.map((category) => (
            <CategoryButton
              key={category}
              category={category}
              name={categoryNames[category]}
              count={countIn(category)}
            />
          ))}
        </ChipFilter>
        <ul className={styles.list} data-list="" data-index={pages > 1 ? articleIndexPath : undefined}>
          {listedOnPage(articles, page).map((article) => (
            <li key={article.id} data-far {...searchData(article)}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <>
            <PageLinks page={page} count={pages} />
            <p className={styles.more} data-more="" hidden>
              <Button look="outline">Show more articles</Button>
            </p>
            <div className={styles.nothing} data-failed="" hidden>
              <h3 className="heading-3">The other articles could not be loaded.</h3>
              <p>Your search looks through all of them, so it waits here until the connection is back.</p>
              <div className="actions">
                <Button size="small" data-retry="">
                  Try again
                </Button>
                <Button look="outline" size="small" data-show-all="">
                  Show this page’s articles
                </Button>
              </div>
            </div>
          </>
        )}
        <div className={styles.nothing} data-nothing="" hidden>
          <StringsAtRest lines={26} />
          <h3 className="heading-3">Nothing found.</h3>
          <p>Every line above is still: nothing we have written answers to that yet.</p>
          <div className="actions">
            <Button look="outline" size="small" data-every-category="">
              Search every category
            </Button>
            <Button size="small" data-show-all="">
              Show all articles
            </Button>
          </div>
        </div>
        <p className={`caption ${styles.note}`}>Authors and customers are samples.</p>
      </div>
    </section>
  )
}

function CategoryButton({ category, name, count }: { category: string; name: string; count: number }) {
  return (
    <button type="button" data-category={category} aria-pressed={category === 'all'}>
      <span data-name="">{name}</span> <small className="tabular">{grouped(count)}</small>
    </button>
  )
}
