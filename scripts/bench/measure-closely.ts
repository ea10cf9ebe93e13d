import type { Bench } from './bench.ts'
import { compareLoads } from './loads/compare-loads.ts'
import { comparePaints } from './loads/compare-paints.ts'
import { measureLoad } from './loads/measure-load.ts'
import type { Runs } from './options.ts'
import type { CloseResult } from './page-result.ts'
import { measureScene } from './scene/measure-scene.ts'

/** Measures what takes many loads of one page; `progress` is told what is under way. */
export async function measureClosely(
  { browser, urlsOf }: Bench,
  runs: Runs,
  path: string,
  progress: (step: string) => void,
): Promise<CloseResult> {
  const urls = urlsOf(path)
  progress('loads with and without script')
  const loads = await compareLoads(browser, urls, runs.loads)
  progress('largest paint in pairs')
  const paints = await comparePaints(browser, urls, runs.paintPairs)
  const onDesktop = await measureLoad(browser, urls.page, { device: 'desktop', scripted: true })
  progress('scene')
  const scene = await measureScene(urls.page, path === '/')
  return { path, loads, paints, desktopLayoutShift: onDesktop.layoutShift, scene }
}
