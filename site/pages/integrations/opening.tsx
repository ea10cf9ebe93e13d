import { claimOn } from '../../content/claims.ts'
import { inWords } from '../../../common/content/in-words.ts'
import { integrationKinds } from '../../content/integrations.ts'
import { site } from '../../../common/brand/site.ts'
import { RuledOpening } from '../../sections/ruled-opening.tsx'

const connectors = claimOn('/integrations', 'connectors').shown
const kinds = inWords(Object.keys(integrationKinds).length)

export function Opening() {
  return (
    <RuledOpening
      title="Integrations: what an assistant reads and writes"
      lead={`An assistant is of use once it can look up an order and book the answer. This directory shows what that takes, for ${kinds} kinds of system. In all we claim ${connectors} connectors.`}
      contact={{
        heading: 'Will it work with our systems?',
        firstLine: 'We run these systems, in these versions:',
      }}
      instead={{ href: '#directory', label: 'Open the directory' }}
      further={{ href: '/security', label: 'Who sees the data' }}
      band={{
        label: `Your systems and ${site.brand}`,
        caller: 'Your systems',
        assistant: site.brand,
        corners: [
          [-30, 10],
          [440, 330],
          [1470, 40],
          [1010, 322],
        ],
      }}
    />
  )
}
