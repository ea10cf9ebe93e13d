export const bootDataId = 'boot-data'

/** What the boot script needs to start React Router; the build takes it out of the router's own scripts. */
export interface BootData {
  /** The router's hand-off object, as it stands in the page. */
  context: Record<string, unknown>
  /** Serialised loader data, in the order in which the router would have streamed it. */
  stream: string[]
  manifest: string
  /** Route id and module address, outermost first. */
  routes: [id: string, module: string][]
  entry: string
  /** Modules the ones above import: fetched at low priority so that nothing waits in a chain. */
  preload: string[]
}
