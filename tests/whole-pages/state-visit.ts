import type { Page } from '@playwright/test'

/** A state of a page, and how a visitor gets there from the previous one. */
export interface State {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Selector of the part that the state changes: the rest is checked in the page's own visit. */
  within: string
  /** Name of the file that records the structure of that part. */
  structure?: string
}

/** One visit goes through several states: loading the page takes as long as checking one of them. */
export interface StateVisit {
  name: string
  path: string
  states: State[]
}
