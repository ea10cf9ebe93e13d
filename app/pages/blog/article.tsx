import { usePagePath } from '../../page-path.ts'
import { FollowedReading } from '../../ui/followed-reading.tsx'
import { Prerendered } from '../../ui/prerendered.tsx'
import { articleMeta } from './article-meta.ts'
import { ArticleSections } from './article-sections.tsx'
import { ShareLinks } from './share-links.tsx'

/** In the browser there is none: the prerendered head stays, and the words of all articles stay out. */
export const meta = ({ location }: { location: { pathname: string } }) =>
  import.meta.env.SSR || import.meta.env.DEV ? articleMeta(location.pathname) : []

/** The one template of all articles; which of them it is, its address says. */
export default function ArticlePage() {
  const pathname = usePagePath()
  return (
    <FollowedReading>
      <ShareLinks>
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && <ArticleSections pathname={pathname} />}
        </Prerendered>
      </ShareLinks>
    </FollowedReading>
  )
}
