/** The portal's desks by id, as every screen names them. */
export const deskNames = {
  overview: 'Overview',
  'virtual-assistant': 'Virtual Assistant',
  qams: 'QAMS',
  zapra: 'Zapra',
  team: 'Team and access',
} as const

export type DeskId = keyof typeof deskNames
