import type { ReactNode } from 'react'
import { grouped } from '../../../common/ui/indian-numbers.ts'

interface PriceProps {
  /** Whole rupees. */
  rupees: number
  className: string | undefined
  /** Text below the amount. */
  children?: ReactNode
}

/** A large amount, its rupee sign set apart. */
export function Price({ rupees, className = '', children }: PriceProps) {
  return (
    <p className={`heading-2 tabular ${className}`}>
      <span className="rupee">₹</span>
      <span>{grouped(rupees)}</span>
      {children}
    </p>
  )
}
