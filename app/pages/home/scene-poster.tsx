import portrait from '../../../brand/poster-portrait.webp'
import wide from '../../../brand/poster-wide.webp'

/** The living form at rest: stands where the scene will play, and stays where no scene can. Static. */
export function ScenePoster() {
  return (
    <picture>
      <source media="(max-aspect-ratio: 4/5)" srcSet={portrait} />
      <img src={wide} alt="" width="1440" height="900" decoding="async" fetchPriority="low" />
    </picture>
  )
}
