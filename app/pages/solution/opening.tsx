import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import type { Solution } from '../../../content/solutions.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { timeLabel } from '../../figures/time-label.ts'
import { PageFacts } from '../../sections/page-facts.tsx'
import { CallStage } from '../../listen/call-stage.tsx'
import { PlayRow } from '../../listen/play-button.tsx'
import { SoundNote } from '../../listen/sound-note.tsx'
import { Crumb } from '../../sections/crumb.tsx'
import { SpeakerLine } from '../../ui/speaker-line.tsx'
import { CallScore } from './call-score.tsx'
import styles from './opening.module.css'

interface OpeningProps extends Pick<SolutionPage, 'hero' | 'call'> {
  solution: Solution
}

/** The call this solution is about: the sentence its caller opens with, set large, and the call’s own score. */
export function Opening({ solution, hero, call }: OpeningProps) {
  const { language, lang, opening, english, person, seconds, seed } = solution.call
  const spokenAt = call.turns.find(({ words }) => words === opening)?.from ?? 0
  return (
    <section
      className={styles.opening}
      data-ground="dark"
      data-behaviour="call-reader"
      aria-labelledby="page-title"
    >
      <div className="wrap">
        <Crumb overview={{ label: 'Solutions', href: '/solutions' }} page={solution.name} />
        <div className={styles.words}>
          <div>
            <CallStage className={styles.stage}>
              <figure className={styles.sentence}>
                <SpeakerLine as="figcaption">
                  <b>{person}</b> <span>{language}</span>{' '}
                  <span className="tabular">{timeLabel(spokenAt)}</span>
                </SpeakerLine>
                <blockquote className="call-opening" lang={lang} data-size={openingSize(opening)}>
                  {opening}
                </blockquote>
                <p className={styles.english}>{english}</p>
              </figure>
            </CallStage>
            <div className={styles.player}>
              <PlayRow
                play="a call"
                seconds={seconds}
                languages={lang === 'en' ? [] : [{ value: lang, name: language }]}
              />
              <SoundNote className={styles.note} />
            </div>
          </div>
          <div>
            <h1 className="heading-3" id="page-title">
              {hero.title}
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
            <ContactButton className="lone-button" heading={hero.dialogHeading}>
              Schedule Demo
            </ContactButton>
            <PageFacts audience={hero.audience} price={hero.price} />
          </div>
        </div>
      </div>
      <CallScore call={call} lang={lang} person={person} seconds={seconds} seed={seed} />
    </section>
  )
}

/** How large a sentence is set so that it keeps to two or three lines in its column at every width. */
function openingSize(sentence: string): 'large' | 'medium' | 'small' {
  if (sentence.length <= 34) return 'large'
  return sentence.length <= 46 ? 'medium' : 'small'
}
