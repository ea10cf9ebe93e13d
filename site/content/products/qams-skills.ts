import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { site } from '../../../common/brand/site.ts'

/** What each level of a skill means, from 0 to 4. */
export const skillLevels = ['untrained', 'knows of it', 'with help', 'alone', 'can teach']

/** From this level on, an agent covers the skill. */
export const coveringLevel = 3

/** A skill that fewer agents cover is thin. */
export const enoughAgents = 3

const level = v.pipe(
  v.number(),
  v.minValue(0, 'is below 0. Levels run from 0 to 4.'),
  v.maxValue(4, 'is above 4. Levels run from 0 to 4.'),
)

const schema = v.object({
  /** Kinds of calls, then languages. */
  skills: listOf(copy(10), 6),
  /** Levels in the order of the skills. */
  agents: listOf(v.object({ name: copy(14), levels: listOf(level, 6) }), 7),
})

/** Who can take what at the sample bank. Invented. */
export const skillsSample = checkContent('site/content/products/qams-skills.ts', schema, {
  skills: ['Cards', 'Home loans', 'KYC', 'Disputes', 'Hindi', 'Tamil'],
  agents: [
    { name: site.brand, levels: [4, 3, 4, 2, 4, 4] },
    { name: 'Lakshmi Iyer', levels: [3, 1, 4, 1, 2, 4] },
    { name: 'Meera Joshi', levels: [4, 0, 2, 1, 4, 0] },
    { name: 'Farida Shaikh', levels: [2, 1, 2, 4, 4, 0] },
    { name: 'Sunita Rao', levels: [1, 4, 2, 1, 3, 1] },
    { name: 'Rhea Thomas', levels: [2, 1, 2, 3, 2, 1] },
    { name: 'Imran Khan', levels: [2, 0, 1, 3, 4, 0] },
  ],
})
