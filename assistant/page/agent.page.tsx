import { mostAsked } from '../content/answers.ts'
import { site } from '../../common/brand/site.ts'
import { Island } from '../../common/islands/island.tsx'
import { pageMeta } from '../../site/seo/page-meta.ts'
import Agent from './agent.island.tsx'
import { knowledgeAddressId } from './knowledge.ts'
import styles from './most-asked.module.css'

export const hasOwnFrame = true

export const meta = (path: string) =>
  pageMeta({
    title: `Ask ${site.brand}. The assistant of this site`,
    description: `Answers questions about ${site.company} from the pages of this site, in your browser, and shows the sentence each answer rests on.`,
    path,
  })

/** The site's assistant: a separate page, which the hero's dialog shows in a frame. */
export default function AgentPage() {
  return (
    <>
      <Island name="agent" of={Agent} props={{}} slots={{ mostAsked: <MostAsked /> }} />
      {/* The build inserts the address of the knowledge here. */}
      <span id={knowledgeAddressId} data-address="" hidden />
    </>
  )
}

/** The most frequent questions, for readers without script. */
function MostAsked() {
  return (
    <noscript>
      <section className={styles.list} aria-labelledby="most-asked">
        <h2 id="most-asked" className="heading-3">
          What is asked most
        </h2>
        <p>Asking needs script, which is off in this browser. Here is where most of its answers stand.</p>
        <dl>
          {mostAsked.map(({ asked, at, page }) => (
            <div key={asked[0]}>
              <dt>{asked[0]}</dt>
              <dd>
                <a href={`${page}#${at.section}`} target="_top">
                  Read it on {page === '/' ? 'the home page' : page}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </noscript>
  )
}
