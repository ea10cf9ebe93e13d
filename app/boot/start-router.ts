import type { RouterBootData } from './boot-data.ts'

declare global {
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Loads and starts React Router, with what it would have started itself from. */
export async function startRouter({
  manifest,
  routes,
  context,
  stream,
  entry,
}: RouterBootData): Promise<void> {
  const [, ...modules] = await Promise.all(
    [manifest, ...routes.map(([, module]) => module)].map(
      (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
    ),
  )
  window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id], at) => [id, modules[at]]))
  const data = new ReadableStream<string>({
    start(controller) {
      for (const chunk of stream) controller.enqueue(chunk)
      controller.close()
    },
  })
  window.__reactRouterContext = { ...context, stream: data.pipeThrough(new TextEncoderStream()) }
  await import(/* @vite-ignore */ entry)
}
