import { articleCategories, categoryNames } from '../../content/articles/article-categories.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { StringsAtRest } from '../../../common/figures/strings-at-rest.tsx'
import { Button } from '../../../common/ui/button.tsx'
import { ChipFilter } from '../../../common/ui/chip-filter.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import styles from './all-articles.module.css'
import { ArticleCard } from './article-card.tsx'
import { countText } from './article-filter.ts'
import { articles } from './articles.ts'

const chips = [
  { category: 'all', name: 'All', count: articles.length },
  ...articleCategories.map((category) => ({
    category,
    name: categoryNames[category],
    count: articles.filter((article) => article.category === category).length,
  })),
]

/** Categories, the articles below the featured one, and the message shown when nothing is found. */
export function AllArticles({ listed }: { listed: readonly Article[] }) {
  return (
    <section className={styles.all} id="articles" data-ground="light" aria-labelledby="articles-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="heading-2" id="articles-title">
            All articles
          </h2>
          <p className="text-2" role="status" data-count="">
            {countText(articles.length, false)}
          </p>
        </div>
        <ChipFilter label="Category" className={`script-only no-print ${styles.categories}`}>
          {chips.map(({ category, name, count }) => (
            <button key={category} type="button" data-category={category} aria-pressed={category === 'all'}>
              <span data-name="">{name}</span> <small className="tabular">{grouped(count)}</small>
            </button>
          ))}
        </ChipFilter>
        <ul className={styles.list}>
          {listed.map((article) => (
            <li key={article.id} data-article={article.category} data-tags={article.tags.join('\n')}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <div className={styles.nothing} data-nothing="" hidden>
          <StringsAtRest lines={26} />
          <h3 className="heading-3">Nothing found.</h3>
          <p className="text-2">Every line above is still: nothing we have written answers to that yet.</p>
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
