import { type BootData, bootDataId } from './boot-data.ts'

declare global {
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterRouteModules?: Record<string, unknown>
    __reactRouterManifest?: { routes: Record<string, { path?: string }> }
  }
}

let started = false

/**
 * Loads and starts React Router, once. A failed download is forgotten, so that the next input tries again; until one
 * succeeds, `data-start-failed` lets the contact dialog offer its addresses (contact-dialog.module.css).
 */
export function startRouter(): void {
  const block = document.getElementById(bootDataId)
  if (started || !block) return
  started = true
  const data = JSON.parse(block.textContent) as BootData
  preload(data.preload)
  load(data).catch(() => {
    started = false
    document.documentElement.dataset['startFailed'] = ''
  })
}

function preload(addresses: string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

async function load(data: BootData): Promise<void> {
  const [, ...modules] = await Promise.all(
    [data.manifest, ...data.routes.map(([, module]) => module)].map(
      (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
    ),
  )
  dropOtherParameters(data)
  window.__reactRouterRouteModules = Object.fromEntries(data.routes.map(([id], at) => [id, modules[at]]))
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of data.stream) controller.enqueue(chunk)
      controller.close()
    },
  })
  window.__reactRouterContext = { ...data.context, stream: stream.pipeThrough(new TextEncoderStream()) }
  await import(/* @vite-ignore */ data.entry)
  // What waited for the page to be idle may show now: see `data-started` in the style sheets.
  document.documentElement.dataset['started'] = ''
  delete document.documentElement.dataset['startFailed']
}

/**
 * A route with a parameter would match any address below it, also where the host has answered with the not-found
 * page; only the pages prerendered for it may start as it.
 */
function dropOtherParameters({ routes: own }: BootData): void {
  const { routes = {} } = window.__reactRouterManifest ?? {}
  for (const [id, { path }] of Object.entries(routes)) {
    if (path?.includes(':') && !own.some(([ownId]) => ownId === id)) delete routes[id]
  }
}
