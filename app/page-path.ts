import { createContext, useContext } from 'react'

const PagePath = createContext('/')

/** Gives the pathname of the page to everything in it. */
export const PagePathProvider = PagePath.Provider

/** The pathname of the page, with a slash at the end in prerendering. Public pages have no router to ask. */
export function usePagePath(): string {
  return useContext(PagePath)
}
