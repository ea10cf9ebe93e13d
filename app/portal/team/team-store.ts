import { type PortalProduct, portalProducts, team, type TeamMember } from '../../../content/portal/team.ts'
import { createDeskStore } from '../state/desk-store.ts'

/** An access given or taken away, at a demo second. */
export interface Grant {
  memberId: string
  product: PortalProduct
  given: boolean
  at: number
}

interface TeamState {
  grants: Grant[]
}

/** Adds a grant that changes something; the administrator's own access stays. */
export function addGrant(state: TeamState, grant: Grant): TeamState {
  const member = team.find(({ id }) => id === grant.memberId)
  if (!member || isFixed(member)) return state
  if (hasAccess(state.grants, member, grant.product) === grant.given) return state
  return { grants: [...state.grants, grant] }
}

/** Whether a member may open a product after what was given and taken. */
export function hasAccess(grants: readonly Grant[], member: TeamMember, product: PortalProduct): boolean {
  const last = grants.findLast((grant) => grant.memberId === member.id && grant.product === product)
  return last?.given ?? member.products.includes(product)
}

/** An administrator cannot lock themselves out. */
export function isFixed({ role }: TeamMember): boolean {
  return role === 'Administrator'
}

/** What the person did to the team's access. Simulated: the demo accounts themselves keep theirs. */
export const teamStore = createDeskStore<TeamState, Grant>({
  desk: 'team',
  version: 1,
  initial: { grants: [] },
  reduce: addGrant,
  isState: ({ grants }) => grants.every(isGrant),
})

function isGrant(value: unknown): boolean {
  const { memberId, product, given, at } = value as Grant
  const isProduct = portalProducts.includes(product)
  return typeof memberId === 'string' && isProduct && typeof given === 'boolean' && Number.isFinite(at)
}
