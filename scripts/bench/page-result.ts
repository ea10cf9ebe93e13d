import type { Device } from './browser/devices.ts'
import type { EarlyClick } from './early-clicks/early-click.ts'
import type { ScriptBeforePaint } from './first-paint/script-before-paint.ts'
import type { LighthouseComparison } from './lighthouse/compare-lighthouse.ts'
import type { LoadComparison } from './loads/compare-loads.ts'
import type { PaintPair } from './loads/compare-paints.ts'
import type { SceneCost } from './scene/measure-scene.ts'
import type { PageWeight } from './weight/measure-weight.ts'

/** What is measured on every page. */
export interface RouteResult {
  /** Canonical path, such as /about. */
  path: string
  /** Whether the page asks search engines not to list it. */
  unlisted: boolean
  weight: PageWeight
  lighthouse: LighthouseComparison
  traces: ScriptBeforePaint[]
  /** By device; none for a device whose first screen has no contact button. */
  earlyClicks: Record<Device, EarlyClick[]>
}

/** What a close look at a page finds beside that. */
export interface CloseResult {
  path: string
  loads: LoadComparison
  paints: PaintPair[]
  /** Cumulative layout shift on a desktop screen, scroll included; the loads have the phone's. */
  desktopLayoutShift: number
  /** By device; none on a page without a scene. */
  scene: SceneCost[]
}
