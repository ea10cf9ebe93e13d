import type { Service } from 'schema-dts'
import type { Solution } from '../../content/solutions.ts'
import { address, organization, type PageFacts } from './json-ld.ts'

/** A solution as a service: who it is for, and the calls it takes. */
export function serviceNode(solution: Solution, { path, description }: PageFacts): Service {
  return {
    '@type': 'Service',
    name: solution.name,
    serviceType: 'Conversational AI',
    url: address(path),
    description,
    provider: organization,
    areaServed: { '@type': 'Country', name: 'India' },
    ...(solution.group === 'industry'
      ? { audience: { '@type': 'BusinessAudience', audienceType: solution.name } }
      : {}),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: `Calls in ${solution.name.toLowerCase()}`,
      itemListElement: solution.alsoTakes.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  }
}
