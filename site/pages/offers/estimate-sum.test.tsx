import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BotPrices } from '../../content/pricing.ts'
import { botWith, sampleBot } from '../../pricing/rate-card.fixture.ts'
import { EstimateSum } from './estimate-sum.tsx'

const said = (bot: BotPrices, volume: number) =>
  renderToStaticMarkup(<EstimateSum bot={bot} volume={volume} />).replaceAll(/<[^>]*>/g, '')

it('spells the sum out, and what it saves against the others', () => {
  const words = said(sampleBot, 5000)
  expect(words).toContain('For 5,000 minutes, Middle costs least.')
  expect(words).toContain('1,000 extra minutes × ₹4.00₹4,000')
  expect(words).toContain('Each month you save ₹1,000 against Small and ₹9,000 against Large.')
})

it('names all packages that cost the same, and no saving in that case', () => {
  expect(said(sampleBot, 3750)).toContain('For 3,750 minutes, Small and Middle cost the same.')
  const equal = said(botWith([50, 50, 50], [200, 200, 200], 1), 210)
  expect(equal).toContain('For 210 minutes, Small, Middle and Large cost the same.')
  expect(equal).not.toContain('you save')
})
