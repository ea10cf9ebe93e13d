import { sitePaths } from '../../content/navigation.ts'
import { pagePaths } from '../../content/pages.ts'

/**
 * Screens of the specification that links already lead to and later work builds; until then the not-found page
 * answers them. Empty when the site is complete.
 */
export const screensToCome = new Set<string>(sitePaths.filter((path) => !isBuilt(path)))

function isBuilt(path: string): boolean {
  return (pagePaths as readonly string[]).includes(path)
}
