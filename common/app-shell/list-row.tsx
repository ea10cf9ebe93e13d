import { DeskLink, type DeskLinkProps } from './desk-link.tsx'
import styles from './list-row.module.css'
import { rowId } from './use-focus-on-return.ts'

interface ListRowProps extends Omit<DeskLinkProps, 'id'> {
  itemId: string
  isOpen: boolean
}

/** A row of a list that opens something beside it. */
export function ListRow({ itemId, isOpen, className = '', ...rest }: ListRowProps) {
  return (
    <DeskLink
      {...rest}
      id={rowId(itemId)}
      className={`${styles.row} ${className}`}
      aria-current={isOpen ? 'true' : undefined}
    />
  )
}
