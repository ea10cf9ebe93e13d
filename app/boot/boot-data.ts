export const bootDataId = 'boot-data'

/** What the boot script needs to start React; the build makes it of the router's own scripts. */
export type BootData = RouterBootData | PageBootData

/** For pages whose links load documents: the page and the start that needs no router. */
export interface PageBootData {
  /** Module whose default export is the page. */
  page: string
  /** Module that exports `hydratePage`. */
  start: string
  /** Modules the ones above import: fetched at low priority so that nothing waits in a chain. */
  preload: string[]
}

/** For the portal, which moves between its desks in place. */
export interface RouterBootData {
  /** The router's hand-off object, as it stands in the page. */
  context: Record<string, unknown>
  /** Serialised loader data, in the order in which the router would have streamed it. */
  stream: string[]
  manifest: string
  /** Route id and module address, outermost first. */
  routes: [id: string, module: string][]
  entry: string
  preload: string[]
}
