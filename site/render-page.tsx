import { prerender } from 'react-dom/static'
import { PageDocument } from './page-document.tsx'
import type { HeadTag, PageModule } from '../common/page/page-module.ts'
import { PagePathProvider } from '../common/ui/page-path.ts'
import type { PageEntry } from './page-table.ts'
import '../common/brand/colours.css'
import '../common/styles/fonts.css'
import '../common/styles/tokens.css'
import '../common/styles/base.css'
import '../common/styles/type-roles.css'
import '../common/styles/shapes.css'
import '../common/styles/icons.css'
import '../common/styles/table.css'
import '../common/styles/visibility.css'

/** Address of the rupee sign's font, preloaded by pages that show one. */
export { default as signsFont } from '../common/styles/fonts/anek-rupee.woff2?no-inline'

const modules = import.meta.glob<PageModule>([
  '/{assistant,portal}/**/*.page.tsx',
  '/site/pages/**/*.page.tsx',
])

export interface RenderedPage {
  html: string
  tags: readonly HeadTag[]
}

/** The HTML of a page, without styles and scripts. Rejects when it cannot be rendered. */
export async function renderPage({ path, page, application }: PageEntry): Promise<RenderedPage> {
  const load = modules[`/${page}.page.tsx`]
  if (!load) throw new Error(`${path}: ${page}.page.tsx does not exist`)
  return renderModule(await load(), path, application !== undefined)
}

/** The same for a page module outside the page table. */
export async function renderModule(
  { default: Page, meta, hasOwnFrame }: PageModule,
  path: string,
  isApplication = false,
): Promise<RenderedPage> {
  const tags = meta(path)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <PagePathProvider value={path}>
      <PageDocument tags={tags} hasOwnFrame={hasOwnFrame ?? false} isApplication={isApplication}>
        <Page />
      </PageDocument>
    </PagePathProvider>,
    { onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} could not be rendered`, { cause: failures[0] })
  return { html, tags }
}
