import type { ComponentType } from 'react'

/** An element of a page's head: the title, a `<meta>`, or another element named by `tagName`. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }

/** What a `*.page.tsx` exports. It is rendered at build and never sent to a browser. */
export interface PageModule {
  /** One template may make several pages; which one, `usePagePath` says. */
  default: ComponentType
  /** `path` is canonical: no slash at the end except for home. */
  meta: (path: string) => HeadTag[]
  /** The page brings its own `<main>` and has neither the site's header nor its footer. */
  hasOwnFrame?: true
}
