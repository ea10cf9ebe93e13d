import * as v from 'valibot'
import { leadership } from './about.ts'
import { checkContent } from '../../common/content/check-content.ts'
import { copy, isSample } from '../../common/content/content-schemas.ts'
import { site } from '../../common/brand/site.ts'

export const authorSchema = v.object({ isSample, name: copy(32), role: copy(32), bio: copy(160) })

/** The authors of the blog, by the key in an article's front matter. */
export const authors = checkContent('site/content/authors.ts', v.record(v.string(), authorSchema), {
  'ila-menon': {
    isSample: true,
    name: 'Ila Menon',
    role: 'Speech research',
    bio: `Studies turn-taking at ${site.brand}. Before that, nine years of recording market conversations in four states.`,
  },
  'rohit-kale': {
    isSample: true,
    name: 'Rohit Kale',
    role: 'Banking and healthcare',
    bio: 'Sits with branches and front desks until he knows why people call. Ran a collections floor for six years.',
  },
  'farah-siddiqui': {
    isSample: true,
    name: 'Farah Siddiqui',
    role: leaderRole('Siddiqui'),
    bio: 'Writes checklists that agents would sign. Marked calls by hand for a decade before she automated any.',
  },
  'devika-rao': {
    isSample: true,
    name: 'Devika Rao',
    role: 'Product design',
    bio: 'Designs what an agent reads and a customer receives. Cuts words for a living, most of them her own.',
  },
  'arjun-pillai': {
    isSample: true,
    name: 'Arjun Pillai',
    role: 'Integration',
    bio: 'Connects the assistant to systems older than he is. Keeps a list of every way to write an address.',
  },
  company: {
    isSample: false,
    name: site.company,
    role: 'Release notes',
    bio: 'What changed, written by the people who changed it.',
  },
})

/** The role given on the About page to somebody who leads the company and also writes. */
function leaderRole(lastName: string): string {
  return leadership.find((leader) => leader.lastName === lastName)?.role ?? ''
}
