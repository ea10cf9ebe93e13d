import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import { PageDocument } from './page-document.tsx'
import { PageFailure } from './page-failure.tsx'
import { PagePathProvider } from './page-path.ts'
import '../brand/colours.css'
import './styles/tokens.css'
import './styles/base.css'

if (import.meta.env.DEV) await import('./styles/fonts-dev.css')

/** The document as the router makes it: at build for every page, in the browser for the portal only. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const hasOwnFrame = useMatches().some(
    ({ handle }) => (handle as { ownFrame?: boolean } | undefined)?.ownFrame,
  )
  return (
    <PagePathProvider value={pathname}>
      <PageDocument head={<Head />} hasOwnFrame={hasOwnFrame} scripts={<PageScripts />}>
        {children}
      </PageDocument>
    </PagePathProvider>
  )
}

export default function App() {
  return <Outlet />
}

export { PageFailure as ErrorBoundary }

function Head() {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      {/* Numbers that can be called are links already. */}
      <meta name="format-detection" content="telephone=no" />
      <Meta />
      <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <PageStyle />
    </head>
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

function PageScripts() {
  return (
    <>
      <Scripts />
      {import.meta.env.DEV && <script type="module" src="/app/boot/boot-page.ts" />}
    </>
  )
}
