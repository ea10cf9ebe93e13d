interface Document {
  /** Whether the page is being rendered ahead of a visit that may not come. */
  readonly prerendering?: boolean
}

interface DocumentEventMap {
  prerenderingchange: Event
}
