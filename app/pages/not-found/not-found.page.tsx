import { site } from '../../../content/site.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './not-found.module.css'
import { StringAtRest } from './string-at-rest.tsx'

const titleId = 'not-found'

export const meta = () => [
  { title: `Page not found. ${site.company}` },
  { name: 'robots', content: 'noindex' },
]

/** Rendered once and served for every unknown path, so the markup must not depend on the path. */
export default function NotFound() {
  return (
    <StringAtRest
      titleId={titleId}
      heading={
        <h1 className="display" id={titleId}>
          Oops! Page not found
        </h1>
      }
      ways={
        <p className={styles.ways}>
          <a className={buttonClass({})} href="/">
            Return home
          </a>
          <a className={buttonClass({ look: 'outline' })} href="/solutions">
            Solutions overview
          </a>
        </p>
      }
    />
  )
}
