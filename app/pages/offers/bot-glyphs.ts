import type { BotId } from '../../../content/pricing.ts'
import type { ProductId } from '../../../content/products.ts'

/** Whose sign stands for each bot. */
export const botGlyphs: Record<BotId, ProductId> = {
  voice: 'virtual-assistant',
  email: 'document-processing',
  chat: 'zapra',
}
