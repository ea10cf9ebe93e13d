import { ProductHeroFrame } from '../../../sections/product-hero-frame.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { Film } from './film.tsx'
import { HeroWords } from './hero-words.tsx'

export function Hero() {
  return (
    <ProductHeroFrame
      words={<Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <HeroWords />}</Prerendered>}
    >
      <Film />
    </ProductHeroFrame>
  )
}
