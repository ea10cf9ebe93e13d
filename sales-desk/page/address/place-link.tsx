import type { ComponentPropsWithRef } from 'react'
import { DeskLink } from '../../../common/app-shell/desk-link.tsx'
import { type Place, placeAddress } from './place.ts'

/** A link to a place of the desk. */
export function PlaceLink({
  to,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: Partial<Place> }) {
  return <DeskLink {...rest} to={placeAddress(to)} />
}
