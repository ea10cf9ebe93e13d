import type { ReactNode } from 'react'
import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import type { Solution } from '../../../content/solutions.ts'
import { Crumb } from '../../sections/crumb.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { OpeningActions } from './opening-actions.tsx'
import styles from './picture-opening.module.css'

interface PictureOpeningProps extends Pick<SolutionPage, 'hero'> {
  solution: Solution
  /** The picture that only this trade has. */
  children: ReactNode
}

/** Opening of a page written by hand: its title large, and the trade’s own picture where the others have a call. Static. */
export function PictureOpening({ solution, hero, children }: PictureOpeningProps) {
  return (
    <PageHead
      className={styles.opening}
      size="heading-1"
      crumb={<Crumb overview={{ label: 'Solutions', href: '/solutions' }} page={solution.name} />}
      title={hero.title}
      lead={hero.lead}
      beside={<OpeningActions {...hero} />}
    >
      <div className="wrap">{children}</div>
    </PageHead>
  )
}
