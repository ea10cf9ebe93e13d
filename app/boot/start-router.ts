import type { RouterBootData } from './boot-data.ts'

declare global {
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** One of each script that a desk shows as soon as it is drawn, and the rupee, which has a file of its own. */
const lettersAtOnce = '₹अআஅ'

/** Loads and starts React Router, with what it would have started itself from. */
export async function startRouter({
  manifest,
  routes,
  context,
  stream,
  entry,
}: RouterBootData): Promise<void> {
  void loadFonts()
  const [, ...modules] = await Promise.all(
    [manifest, ...routes.map(([, module]) => module)].map(
      (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
    ),
  )
  window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id], at) => [id, modules[at]]))
  const encoder = new TextEncoder()
  const data = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of stream) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  window.__reactRouterContext = { ...context, stream: data }
  await import(/* @vite-ignore */ entry)
}

/**
 * Asks for the fonts in which the desks are set, with their scripts: what is laid out before its font is there costs a
 * search of the machine’s fonts, 3 to 8 ms for each script. A preload of them at this time does not prevent that.
 */
async function loadFonts(): Promise<void> {
  const latin = [...document.fonts].filter(({ family }) => family === 'Anek')
  await Promise.allSettled([
    ...latin.map((face) => face.load()),
    document.fonts.load('1em Anek scripts', lettersAtOnce),
  ])
}
