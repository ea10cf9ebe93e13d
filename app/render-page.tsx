import { prerender } from 'react-dom/static'
import { PageDocument } from './page-document.tsx'
import type { HeadTag, PageModule } from './page-module.ts'
import { PagePathProvider } from './ui/page-path.ts'
import type { PageEntry } from './page-table.ts'
import '../brand/colours.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/type-roles.css'
import './styles/shapes.css'
import './styles/icons.css'
import './styles/table.css'
import './styles/visibility.css'

/** Address of the font of the rupee sign, which a page that shows one asks for at once. */
export { default as signsFont } from './styles/fonts/anek-rupee.woff2?no-inline'

const modules = import.meta.glob<PageModule>('./**/*.page.tsx')

export interface RenderedPage {
  html: string
  tags: readonly HeadTag[]
}

/** The HTML of a page, without styles and scripts. Rejects when it cannot be rendered. */
export async function renderPage({ path, page, application }: PageEntry): Promise<RenderedPage> {
  const load = modules[`./${page}.page.tsx`]
  if (!load) throw new Error(`${path}: there is no file app/${page}.page.tsx`)
  return renderModule(await load(), path, application !== undefined)
}

/** The same of a page's module that is no file of app/. */
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
