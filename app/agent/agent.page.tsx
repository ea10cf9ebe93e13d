import { site } from '../../content/site.ts'
import { Island } from '../islands/island.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import Agent from './agent.island.tsx'
import { knowledgeAddressId } from './knowledge.ts'
import { MostAsked } from './most-asked.tsx'

export const hasOwnFrame = true

export const meta = (path: string) =>
  pageMeta({
    title: `Ask ${site.brand}. The assistant of this site`,
    description: `Answers questions about ${site.company} from the pages of this site, in your browser, and shows the sentence each answer rests on.`,
    path,
  })

/** The assistant of this site: a page of its own, which the hero's dialog shows in a frame. */
export default function AgentPage() {
  const mostAsked = (
    <noscript>
      <MostAsked />
    </noscript>
  )
  return (
    <>
      <Island name="agent" of={Agent} when="idle" props={{}} slots={{ mostAsked }} />
      {/* The build writes here where the knowledge is. */}
      <span id={knowledgeAddressId} data-address="" hidden />
    </>
  )
}
