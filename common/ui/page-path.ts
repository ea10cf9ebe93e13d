import { createContext, useContext } from 'react'

const PagePath = createContext('/')

/** Provides the canonical path of the page to everything in it. Islands do not get it: pass it as a prop. */
export const PagePathProvider = PagePath.Provider

/** The canonical path of the page: no trailing slash except for home. */
export function usePagePath(): string {
  return useContext(PagePath)
}
