import { site } from '../../../../content/site.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Blind } from '../../../sections/blind.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { Closing } from './closing.tsx'
import { Connections } from './connections.tsx'
import { FloorBenefits } from './floor-benefits.tsx'
import { Hero } from './hero.tsx'
import { ListeningFeatures } from './listening-features.tsx'
import { PersonaCalls } from './persona-calls.tsx'

export const meta = () =>
  pageMeta({
    title: `Virtual Assistant: calls answered on the first ring | ${site.company}`,
    description:
      'A voice assistant that answers your own numbers, verifies the caller, does the work in your systems and says what it did. Read six sample calls.',
    path: '/products/virtual-assistant',
  })

export default function VirtualAssistant() {
  return (
    <>
      <Hero />
      <Blind />
      <PersonaCalls />
      <ListeningFeatures />
      <FloorBenefits />
      <Connections />
      <Closing />
      <RelatedPages product="virtual-assistant" />
    </>
  )
}
