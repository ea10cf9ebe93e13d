import { expect, test } from 'vitest'
import { skillCover } from './skill-cover.ts'

test('a skill is covered from level 3; the best of the others is next', () => {
  const agents = [
    { name: 'Orvani', levels: [4, 3] },
    { name: 'Sunita Rao', levels: [1, 3] },
    { name: 'Rhea Thomas', levels: [2, 0] },
  ]
  expect(skillCover(['Cards', 'Tamil'], agents)).toEqual([
    { skill: 'Cards', by: ['Orvani'], next: { name: 'Rhea Thomas', level: 2 } },
    { skill: 'Tamil', by: ['Orvani', 'Sunita Rao'], next: null },
  ])
})
