import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { leadership } from '../../content/about.ts'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import { SampleName } from '../../sections/sample-name.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './leadership.module.css'
import { VoicePortrait } from './voice-portrait.tsx'

export function Leadership() {
  return (
    <Section
      ground="dark"
      className="goes-on"
      titleId="leadership-title"
      name="Leadership team"
      title={`${inWordsAtStart(leadership.length)} people,\nas they sound`}
      lead={
        leadership.some(({ isSample }) => isSample)
          ? 'Sample people, each drawn as the name sounds.'
          : 'Each drawn as the name sounds.'
      }
    >
      <ul className={styles.people}>
        {leadership.map(
          ({ isSample, firstName, lastName, written, role, bio, strings, syllables, linkedin }) => (
            <li key={lastName}>
              <VoicePortrait syllables={syllables} strings={strings} />
              <h3 className={styles.name}>
                <SampleName isSample={isSample}>{firstName}</SampleName> <br />
                {lastName}
              </h3>
              <p className={styles.written} lang={written.lang}>
                {written.text}
              </p>
              <p className={styles.role}>{role}</p>
              <p className={styles.bio}>{bio}</p>
              {linkedin ? (
                <ArrowLink href={linkedin}>
                  LinkedIn{isSample && ' (sample)'}
                  <span className="visually-hidden">
                    {' '}
                    profile of {firstName} {lastName}
                  </span>
                </ArrowLink>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
