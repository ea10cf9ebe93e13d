import type { Page } from '@playwright/test'

/** A state of a page, and how a visitor comes to it from the state before. */
export interface State {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Selector of the part that the state changes: the rest is looked at in the page's own visit. */
  within: string
  /** Name of the file that keeps the structure of that part. */
  structure?: string
}

/** One visit goes through several states: loading the page takes as long as looking at one of them. */
export interface StateVisit {
  name: string
  path: string
  states: State[]
}
