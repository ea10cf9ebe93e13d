import styles from './check-list.module.css'

interface CheckListProps {
  items: readonly string[]
  /** `small` beside other things; `ruled` over the width of a section, in two columns under rules. */
  look?: 'small' | 'ruled'
  className?: string | undefined
  'aria-label'?: string
}

/** Short entries that all hold, each with a check mark. */
export function CheckList({ items, look, className, 'aria-label': label }: CheckListProps) {
  return (
    <ul
      className={[styles.list, look && styles[look], className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {items.map((item) => (
        <li key={item} className="icon-before">
          {item}
        </li>
      ))}
    </ul>
  )
}
