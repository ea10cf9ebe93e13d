import type { BotId } from '../../../content/pricing.ts'
import type { CostScale } from './cost-drawing.ts'

/** Units that one line stands for, on the rate card and in the estimate. */
export const unitsPerLine: Record<BotId, number> = { voice: 250, email: 500, chat: 500 }

const written = { most: 60_000, perLine: unitsPerLine.email, perTick: 10_000 }

/** What the drawing of each bot’s costs covers: enough to see both break-even points well inside. */
export const costScales: Record<BotId, CostScale> = {
  voice: { most: 30_000, perLine: unitsPerLine.voice, perTick: 5000 },
  email: written,
  chat: written,
}
