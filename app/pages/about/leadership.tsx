import { leadership } from '../../../content/about.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import styles from './leadership.module.css'
import { VoicePortrait } from './voice-portrait.tsx'

/** Static. */
export function Leadership() {
  return (
    <section className={`section ${styles.section}`} data-ground="dark" aria-labelledby="leadership-title">
      <div className="wrap">
        <SectionHead
          id="leadership-title"
          title={
            <>
              Four people, <br />
              as they sound.
            </>
          }
        >
          No photographs. Each portrait is the person saying their own name, top to bottom. Wide is loud, tall
          is slow, a ring that leans is a change of tone, and more strings is a higher voice.
        </SectionHead>
        <ul className={styles.people}>
          {leadership.map(({ firstName, lastName, written, role, bio, strings, syllables, linkedin }) => (
            <li key={lastName}>
              <VoicePortrait syllables={syllables} strings={strings} />
              <h3 className={styles.name}>
                {firstName} <br />
                {lastName}
              </h3>
              <p className={styles.written} lang={written.lang}>
                {written.text}
              </p>
              <p className={styles.role}>{role}</p>
              <p className={styles.bio}>{bio}</p>
              {linkedin ? (
                <ArrowLink href={linkedin}>
                  LinkedIn
                  <span className="visually-hidden">
                    {' '}
                    profile of {firstName} {lastName}
                  </span>
                </ArrowLink>
              ) : null}
            </li>
          ))}
        </ul>
        <p className={`caption ${styles.note}`}>Sample people, with sample voices.</p>
      </div>
    </section>
  )
}
