import { usePagePath } from '../../page-path.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
import { CallReader } from './call-reader.tsx'
import { solutionMeta } from './solution-meta.ts'
import { SolutionSections } from './solution-sections.tsx'

/** In the browser there is none: the prerendered head stays, and the words of all twelve pages stay out. */
export const meta = ({ location }: { location: { pathname: string } }) =>
  import.meta.env.SSR || import.meta.env.DEV ? solutionMeta(location.pathname) : []

/** The one template of all industry and use-case pages; which of them it is, its address says. */
export default function SolutionPage() {
  const pathname = usePagePath()
  return (
    <CallReader>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && <SolutionSections pathname={pathname} />}
      </Prerendered>
    </CallReader>
  )
}
