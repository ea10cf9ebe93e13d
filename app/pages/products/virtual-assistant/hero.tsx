import { ProductHeroFrame } from '../../../sections/product-hero-frame.tsx'
import { Film } from './film.tsx'
import { HeroWords } from './hero-words.tsx'

export function Hero() {
  return (
    <ProductHeroFrame words={<HeroWords />}>
      <Film />
    </ProductHeroFrame>
  )
}
