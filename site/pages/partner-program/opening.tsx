import { site } from '../../../common/brand/site.ts'
import { RuledOpening } from '../../sections/ruled-opening.tsx'

export function Opening() {
  return (
    <RuledOpening
      title={`Partner Program: sell, build or integrate ${site.brand}`}
      lead="You bring customers, systems or a city. We bring AI assistants for phone, chat and email. Joining costs nothing before launch; after it, you earn a share of each package."
      contact={{
        heading: 'Work with us as a partner.',
        firstLine: 'We would like to become a partner: technology, channel, implementation or regional.',
      }}
      instead={{ href: '#process', label: 'How to join' }}
      facts={{ audience: 'software makers, resellers, integrators and regional firms', price: 'resold' }}
      band={{
        label: `Partner ${site.brand}`,
        caller: 'Partner',
        assistant: site.brand,
        corners: [
          [-40, 40],
          [250, 332],
          [1490, -10],
          [1010, 326],
        ],
      }}
    />
  )
}
