import type { Article } from '../../content/articles/parse-article.ts'
import { site } from '../../../common/brand/site.ts'
import { ContentsList } from '../../sections/contents-list.tsx'
import { Icon } from '../../../common/ui/icon.tsx'
import { LineIcon } from '../../../common/ui/line-icon.tsx'
import link from 'lucide-static/icons/link.svg?raw'
import share from 'lucide-static/icons/share-2.svg?raw'
import styles from './article-aside.module.css'

/** Classes of a share link. */
const look = 'press-target text-2 hover-text'

/** The article's contents and ways to share it; share-link.behaviour.ts makes the button work. */
export function ArticleAside({ article: { id, title, body } }: { article: Article }) {
  const address = new URL(`/blog/${id}`, site.origin).href
  return (
    <ContentsList sections={body.sections} className={styles.aside}>
      <div className={styles.share} data-behaviour="share-link">
        <p className="label" id="share-title">
          Share
        </p>
        <ul aria-labelledby="share-title">
          <li className="script-only">
            <button className={look} type="button" data-share={title}>
              <span data-copy="">
                <LineIcon svg={link} size={18} /> <span data-label="">Copy link</span>
              </span>
              <span data-native="" hidden>
                <LineIcon svg={share} size={18} /> Send it on
              </span>
            </button>
          </li>
          <li>
            <a className={look} href={`mailto:?${query({ subject: title, body: address })}`}>
              <Icon name="mail" size={18} /> Email
            </a>
          </li>
          <li>
            <a className={look} href={`https://wa.me/?${query({ text: `${title} ${address}` })}`}>
              WhatsApp
            </a>
          </li>
          <li>
            <a
              className={look}
              href={`https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`}
            >
              LinkedIn
            </a>
          </li>
        </ul>
        <p className="visually-hidden" role="status" data-shared="" />
      </div>
    </ContentsList>
  )
}

function query(parameters: Record<string, string>): string {
  // Mail programs read a plus sign literally.
  return new URLSearchParams(parameters).toString().replaceAll('+', '%20')
}
