import { coveringLevel } from '../../../content/products/qams-skills.ts'

export interface Cover {
  skill: string
  /** Names of those at or above the covering level. */
  by: string[]
  /** The best of the others who know the skill at all: the next to train. */
  next: { name: string; level: number } | null
}

/** Who covers each skill, in the order of `skills`. */
export function skillCover(skills: string[], agents: { name: string; levels: number[] }[]): Cover[] {
  return skills.map((skill, column) => {
    const levels = agents.map(({ name, levels: all }) => ({ name, level: all[column] ?? 0 }))
    const [next = null] = levels
      .filter(({ level }) => level > 0 && level < coveringLevel)
      .toSorted((a, b) => b.level - a.level)
    return { skill, by: levels.filter(({ level }) => level >= coveringLevel).map(({ name }) => name), next }
  })
}
