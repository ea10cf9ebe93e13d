import { createContext, useContext } from 'react'

const PagePath = createContext('/')

/** Gives the canonical path of the page to everything in it. It does not reach into islands: give it to them as a prop. */
export const PagePathProvider = PagePath.Provider

/** The canonical path of the page: no slash at the end except for home. */
export function usePagePath(): string {
  return useContext(PagePath)
}
