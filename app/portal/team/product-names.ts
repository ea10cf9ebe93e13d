import type { PortalProduct } from '../../../content/portal/team.ts'

/** The three products in the order of the table. */
export const portalProducts: PortalProduct[] = ['virtual-assistant', 'qams', 'zapra']

export const productNames: Record<PortalProduct, string> = {
  'virtual-assistant': 'Virtual Assistant',
  qams: 'QAMS',
  zapra: 'Zapra',
}
