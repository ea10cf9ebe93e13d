import type { ComponentType } from 'react'

/** An element of a page's head: the title, a `<meta>`, or another element named by `tagName`. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }

/** The exports of a `*.page.tsx`. It is rendered at build time and never sent to a browser. */
export interface PageModule {
  /** One template may make several pages; `usePagePath` tells which. */
  default: ComponentType
  /** `path` is canonical: no trailing slash except for home. */
  meta: (path: string) => HeadTag[]
  /** The page brings its own `<main>` and has neither the site's header nor its footer. */
  hasOwnFrame?: true
}
