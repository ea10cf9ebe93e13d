import type { ReactNode } from 'react'
import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { Crumb } from '../../sections/crumb.tsx'
import { WholeWords } from '../../sections/whole-words.tsx'
import { SpokenLines } from '../../listen/spoken-lines.tsx'
import { CallOpening } from './call-opening.tsx'
import { OpeningActions } from './opening-actions.tsx'
import styles from './picture-opening.module.css'

interface PictureOpeningProps {
  solution: Solution
  page: Pick<SolutionPage, 'hero' | 'call'>
  /** The picture that only this trade has. */
  children: ReactNode
}

/** Opening of a hand-written page: its title large, and the trade’s own picture where the others have a call. */
export function PictureOpening({ solution, page: { hero, call }, children }: PictureOpeningProps) {
  const { lang, person } = solution.call
  return (
    <section
      className={`page-top ${styles.opening}`}
      data-ground="dark"
      data-behaviour="call-player"
      aria-labelledby="page-title"
    >
      <div className="wrap">
        <Crumb overview={{ label: 'Solutions', href: '/solutions' }} page={solution.name} />
        <div className={`two-columns ${styles.words}`}>
          <div>
            <h1 className="heading-1" id="page-title">
              <WholeWords>{hero.title}</WholeWords>
            </h1>
            <CallOpening solution={solution} turns={call.turns} isSubtitle />
            <template data-call="">
              <SpokenLines turns={call.turns} lang={lang} person={person} now={0} />
            </template>
          </div>
          <div>
            <p className="lead">{hero.lead}</p>
            <OpeningActions {...hero} />
          </div>
        </div>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  )
}
