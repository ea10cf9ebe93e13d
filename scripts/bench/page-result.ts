import type { Device } from './browser/devices.ts'
import type { EarlyClick } from './early-clicks/early-click.ts'
import type { PaintPair } from './loads/compare-paints.ts'
import type { LoadComparison } from './loads/compare-loads.ts'
import type { LighthouseComparison } from './lighthouse/compare-lighthouse.ts'
import type { PageWeight } from './weight/measure-weight.ts'
import type { SceneCost } from './scene/measure-scene.ts'
import type { ScriptBeforePaint } from './first-paint/script-before-paint.ts'

/** A page that Lighthouse was run on. */
export interface ScoredPage {
  /** Canonical path, such as /about. */
  path: string
  lighthouse: Pick<LighthouseComparison, 'page'>
}

/** Everything measured on one page. */
export interface PageResult extends ScoredPage {
  weight: PageWeight
  lighthouse: LighthouseComparison
  loads: LoadComparison
  paints: PaintPair[]
  traces: ScriptBeforePaint[]
  /** Cumulative layout shift on a desktop screen, scroll included; the loads have the phone's. */
  desktopLayoutShift: number
  /** By device; none on a page without a scene. */
  scene: SceneCost[]
  /** By device; none for a device whose first screen has no contact button. */
  earlyClicks: Record<Device, EarlyClick[]>
}
