import { Stretched } from '../../common/figures/stretched.tsx'
import { Button } from '../../common/ui/button.tsx'
import { consentPanelId } from './consent-panel-id.ts'
import '../../common/styles/drawing.css'
import styles from './consent-panel.module.css'

/**
 * Asks whether page views may be counted; hidden at the end of every page of a site with Google Analytics until
 * `askConsent` shows it.
 */
export function ConsentPanel() {
  return (
    <div
      className={`no-print ${styles.panel}`}
      id={consentPanelId}
      data-ground="light"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      hidden
    >
      <Stretched className="line-drawing ink-faint" width={400} height={28}>
        <path d="M0 14H400" />
        <path d="M40 8v12M92 8v12M131 8v12M208 8v12M276 8v12M330 8v12" />
      </Stretched>
      <h2 className="heading-4" id="consent-title">
        May we count the pages you open?
      </h2>
      <p className="small" id="consent-text">
        If you agree, Google Analytics gets the address of each page, your browser type and an approximate
        city. No names, no adverts. Until then nothing loads, and the site works the same.
      </p>
      <div className={styles.answers}>
        <Button look="outline" size="small" value="no">
          Do not count
        </Button>
        <Button look="outline" size="small" value="yes">
          Count pages
        </Button>
      </div>
      <p className="caption">
        Kept 2 months. Change it any time under Cookies, at the foot of every page.{' '}
        <a href="/privacy-policy#cookies">What is stored</a>
      </p>
    </div>
  )
}

/** A way back to the question, hidden until `askConsent` makes it work. Styled for lists of links. */
export function CookiesItem({ className }: { className: string | undefined }) {
  return (
    <li data-cookies hidden>
      <button type="button" className={className}>
        Cookies
      </button>
    </li>
  )
}
