import { site } from '../../../content/site.ts'
import { Mark } from '../../figures/mark.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import styles from '../../desk-kit/brand.module.css'

interface BrandProps {
  /** Of the mark, in CSS pixels. */
  size: number
  className?: string | undefined
}

/** The mark and the name: the way to the new leads. */
export function Brand({ size, className }: BrandProps) {
  return (
    <PlaceLink
      className={[styles.brand, className].filter(Boolean).join(' ')}
      to={{}}
      aria-label={`${site.brand} sales desk, new leads`}
    >
      <Mark size={size} />
      <span>{site.brand}</span>
    </PlaceLink>
  )
}
