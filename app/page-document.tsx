import type { ReactNode } from 'react'
import { site } from '../content/site.ts'
import { ConsentPanel } from './consent/consent-panel.tsx'
import { ContactDialog } from './contact/contact-dialog.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { PageHead } from './page-head.tsx'
import type { HeadTag } from './page-module.ts'
import { ToastPlace } from './toasts/toast-place.tsx'

interface PageDocumentProps {
  tags: readonly HeadTag[]
  /** The page brings its own header and `<main>`, as the portal does. */
  hasOwnFrame: boolean
  children: ReactNode
}

/** The document around every page. */
export function PageDocument({ tags, hasOwnFrame, children }: PageDocumentProps) {
  return (
    <html lang={site.locale}>
      <PageHead tags={tags} />
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
        {site.pageViews.to === 'ga4' && <ConsentPanel />}
      </body>
    </html>
  )
}
