import { expect, test } from 'vitest'
import { site } from '../../../../common/brand/site.ts'
import { skillCover } from './skill-cover.ts'

test('a skill is covered from level 3; the best of the others is next', () => {
  const agents = [
    { name: site.brand, levels: [4, 3] },
    { name: 'Sunita Rao', levels: [1, 3] },
    { name: 'Rhea Thomas', levels: [2, 0] },
  ]
  expect(skillCover(['Cards', 'Tamil'], agents)).toEqual([
    { skill: 'Cards', by: [site.brand], next: { name: 'Rhea Thomas', level: 2 } },
    { skill: 'Tamil', by: [site.brand, 'Sunita Rao'], next: null },
  ])
})
