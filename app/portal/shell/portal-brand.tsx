import { site } from '../../../content/site.ts'
import { Mark } from '../../figures/mark.tsx'
import { overview } from './desks.ts'
import styles from '../../desk-kit/brand.module.css'
import { PortalLink } from './portal-link.tsx'

interface PortalBrandProps {
  /** Of the mark, in CSS pixels. */
  size: number
  className?: string | undefined
}

/** The mark and the name, in the portal the way to its overview. */
export function PortalBrand({ size, className }: PortalBrandProps) {
  return (
    <PortalLink
      className={[styles.brand, className].filter(Boolean).join(' ')}
      to={overview.path}
      aria-label={`${site.brand} portal, overview`}
    >
      <Mark size={size} />
      <span>{site.brand}</span>
    </PortalLink>
  )
}
