import search from 'lucide-static/icons/search.svg?raw'
import { Icon } from '../../../common/ui/icon.tsx'
import { LineIcon } from '../../../common/ui/line-icon.tsx'
import styles from './search-field.module.css'

/** The search box, hidden without script. */
export function SearchField() {
  return (
    <form
      className={`script-only no-print ${styles.search}`}
      role="search"
      action="/blog"
      data-search=""
      toolname="search_articles"
      tooldescription="Shows the blog’s articles whose title, summary or tags contain the words."
    >
      <label htmlFor="blog-search">Search articles</label>
      <div className={styles.box}>
        <LineIcon svg={search} />
        <input
          id="blog-search"
          name="q"
          type="search"
          placeholder="Title, topic or tag"
          autoComplete="off"
          enterKeyHint="search"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button className="icon-button" type="button" data-clear="" hidden aria-label="Clear search">
          <Icon name="x" />
        </button>
      </div>
    </form>
  )
}
