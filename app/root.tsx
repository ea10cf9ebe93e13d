import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { site } from '../content/site.ts'
import { ContactDialog } from './contact/contact-dialog.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import './styles/tokens.css'
import './styles/base.css'
import { SpeculationRules } from './speculation-rules.tsx'
import { ToastOutlet } from './toasts/toast-outlet.tsx'
import { ToastPlace } from './toasts/toast-place.tsx'

if (import.meta.env.DEV) await import('./styles/fonts-dev.css')

export function Layout({ children }: { children: ReactNode }) {
  const hasOwnFrame = useMatches().some(
    ({ handle }) => (handle as { ownFrame?: boolean } | undefined)?.ownFrame,
  )
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <Meta />
        <meta name="theme-color" content="#150e14" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <PageStyle />
      </head>
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
        <SpeculationRules />
        <Scripts />
        {import.meta.env.DEV && <script type="module" src="/app/boot/boot.ts" />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** Shown in place of the page when its code fails in the browser; header, footer and contact form stay usable. */
export function ErrorBoundary() {
  return (
    <section className="section" data-ground="light">
      <div className="wrap">
        <h1 className="heading-1">This page could not be shown.</h1>
        <p className="lead">
          Please reload it. If that does not help, write to{' '}
          <a href={`mailto:${site.email.sales}`}>{site.email.sales}</a>.
        </p>
      </div>
    </section>
  )
}

/**
 * In a build, the place where the CSS of the page's routes is put inline (scripts/build/inline-css.ts), so that
 * nothing stands between the HTML and first paint. In development, Vite serves the style sheets.
 */
function PageStyle() {
  const routes = useMatches().map((match) => match.id)
  if (import.meta.env.DEV) return <Links />
  return (
    <style data-routes={routes.join(' ')} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
