import type { ReactNode } from 'react'
import { site } from '../content/site.ts'
import { ContactDialog } from './contact/contact-dialog.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { ToastOutlet } from './toasts/toast-outlet.tsx'
import { ToastPlace } from './toasts/toast-place.tsx'

interface PageDocumentProps {
  /** The `<head>` element. */
  head: ReactNode
  /** The page brings its own header and `<main>`, as the portal does. */
  hasOwnFrame: boolean
  /** The script elements at the end of the body. */
  scripts: ReactNode
  children: ReactNode
}

/** The document around every page. Rendered at build and hydrated in the browser: both must make the same tree. */
export function PageDocument({ head, hasOwnFrame, scripts, children }: PageDocumentProps) {
  return (
    <html lang={site.locale}>
      {head}
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
        <ToastOutlet />
        {scripts}
      </body>
    </html>
  )
}
