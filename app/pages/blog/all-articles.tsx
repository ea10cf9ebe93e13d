import { articleCategories, categoryNames } from '../../../content/articles/article-schema.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { StringsAtRest } from '../../figures/strings-at-rest.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './all-articles.module.css'
import { ArticleCard } from './article-card.tsx'
import { countText } from './article-filter.ts'
import { searchData } from './search-data.ts'

interface AllArticlesProps {
  articles: readonly Article[]
  /** The one that stands above, and so is not here. */
  featured: Article
}

/** Categories, the list of articles, and what is said when nothing is found. Static. */
export function AllArticles({ articles, featured }: AllArticlesProps) {
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
        <div className={styles.categories} role="group" aria-label="Category">
          <CategoryButton category="all" name="All" count={articles.length} />
          {articleCategories.map((category) => (
            <CategoryButton
              key={category}
              category={category}
              name={categoryNames[category]}
              count={countIn(category)}
            />
          ))}
        </div>
        <ul className={styles.list} data-list="">
          {articles
            .filter((article) => article !== featured)
            .map((article) => (
              <li key={article.id} {...searchData(article)}>
                <ArticleCard article={article} />
              </li>
            ))}
        </ul>
        <div className={styles.nothing} data-nothing="" hidden>
          <StringsAtRest lines={26} />
          <h3 className="heading-3">Nothing found.</h3>
          <p>Every line above is still: nothing we have written answers to that yet.</p>
          <div className={styles.waysOut}>
            <Button look="outline" size="small" data-every-category="">
              Search every category
            </Button>
            <Button size="small" data-show-all="">
              Show all articles
            </Button>
          </div>
        </div>
        <p className={`caption ${styles.note}`}>
          Every picture is ruled from straight lines, and the number of lines is a number in the article.
          Authors and customers are samples.
        </p>
      </div>
    </section>
  )
}

function CategoryButton({ category, name, count }: { category: string; name: string; count: number }) {
  return (
    <button type="button" data-category={category} aria-pressed={category === 'all'}>
      <span data-name="">{name}</span> <small className="tabular">{count}</small>
    </button>
  )
}
