import type { Cover } from './skill-cover.ts'
import chart from './chart.module.css'
import styles from './thin-cover.module.css'

interface ThinCoverProps {
  gaps: Cover[]
  roster: { when: string; gap: string }
}

export function ThinCover({ gaps, roster }: ThinCoverProps) {
  return (
    <>
      <ol className={styles.gaps}>
        {gaps.map(({ skill, by, next }) => (
          <li key={skill}>
            <b>{skill}</b>
            {` ${by.map((name) => name.split(' ')[0]).join(' and ')} only. `}
            {next && `Next: ${next.name}, level ${next.level}.`}
          </li>
        ))}
      </ol>
      <p className={`${chart.hint} ${styles.roster}`}>
        <b>On the roster.</b> {roster.when}: {roster.gap}
      </p>
    </>
  )
}
