interface Document {
  /** Whether the page is being prerendered for a visit that may not come. */
  readonly prerendering?: boolean
}

interface DocumentEventMap {
  prerenderingchange: Event
}
