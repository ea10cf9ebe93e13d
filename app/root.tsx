import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import './styles/tokens.css'
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <main>{children}</main>
        <Scripts />
      </body>
    </html>
  )
}
export default function App() {
  return <Outlet />
}
