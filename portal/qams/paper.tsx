import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { BackLink } from '../../common/app-shell/back-bar.tsx'
import bleed from '../../common/app-shell/bleed.module.css'
import styles from './paper.module.css'

interface PaperProps {
  /** Id of its title. */
  id: string
  title: string
  /** Small, over the title. */
  above: string
  below: string
  score: ReactNode
  /** Whether the address names it. On a phone it replaces the list, and reading begins at its top. */
  isNamed: boolean
  /** The way back, if not to the list of a phone. */
  back?: ReactNode
  children: ReactNode
}

/** The white paper beside the list of calls: whose it is, its score, and its content below. */
export function Paper({ id, title, above, below, score, isNamed, back, children }: PaperProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNamed || !heading.current) return
    const isPhone = matchMedia('(max-width: 56.25em)').matches
    if (isPhone || heading.current.getBoundingClientRect().top < 0)
      heading.current.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (isPhone) heading.current.focus({ preventScroll: true })
  }, [isNamed])
  return (
    <article className={`${bleed.bleed} ${styles.paper}`} aria-labelledby={id}>
      {back ?? (
        <BackLink to={{ sheet: undefined }} className={`narrow-only ${styles.back}`}>
          Marked calls
        </BackLink>
      )}
      <header className={styles.head}>
        <div>
          <p className="tabular small-muted">{above}</p>
          <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="text-2">{below}</p>
        </div>
        {score}
      </header>
      {children}
    </article>
  )
}

interface PartProps {
  id: string
  title: string
  /** Takes focus when the pressed element below it is gone. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of the paper, divided by a rule. */
export function Part({ id, title, heading, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className="heading-4" id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </section>
  )
}
