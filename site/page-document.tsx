import type { ReactNode } from 'react'
import { site } from '../common/brand/site.ts'
import { ConsentPanel } from './consent/consent-panel.tsx'
import { ContactDialog } from './contact/contact-dialog.tsx'
import { Renewed } from './contact/renewed.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import type { HeadTag } from '../common/page/page-module.ts'
import dataFont from '../common/styles/fonts/anek-data.woff2'
import displayFont from '../common/styles/fonts/anek-display.woff2'
import headingFont from '../common/styles/fonts/anek-heading.woff2'
import textFont from '../common/styles/fonts/anek-text.woff2'
import { ToastPlace } from '../common/toasts/toast-place.tsx'

const fonts = [textFont, displayFont, headingFont, dataFont]

interface PageDocumentProps {
  tags: readonly HeadTag[]
  /** The page has its own header and `<main>`, as the portal does. */
  hasOwnFrame: boolean
  /** Visitors may keep it on a home screen. */
  isApplication: boolean
  children: ReactNode
}

/** The document around every page. */
export function PageDocument({ tags, hasOwnFrame, isApplication, children }: PageDocumentProps) {
  return (
    <html lang={site.locale}>
      <PageHead tags={tags} isApplication={isApplication} />
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {hasOwnFrame ? (
          children
        ) : (
          <>
            <Header />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer />
          </>
        )}
        <ContactDialog />
        <ToastPlace />
        <Renewed of="page" />
        {site.pageViews.to === 'ga4' && <ConsentPanel />}
      </body>
    </html>
  )
}

/** The head of every page: the common tags and the page's own. The build adds styles, fonts and scripts. */
function PageHead({ tags, isApplication }: Pick<PageDocumentProps, 'tags' | 'isApplication'>) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      {/* Callable numbers are links already. */}
      <meta name="format-detection" content="telephone=no" />
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
      {/* For programs that look for a file. Browsers take the drawing after it, which delays no first paint. */}
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href={import.meta.env.TAB_ICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {isApplication && <link rel="manifest" href="/site.webmanifest" />}
    </head>
  )
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('tagName' in tag) {
    const { tagName: _link, ...attributes } = tag
    return <link {...attributes} />
  }
  return 'title' in tag ? <title>{tag.title}</title> : <meta {...tag} />
}
