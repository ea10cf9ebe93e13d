import styles from './tag-list.module.css'

/** The subjects of an article. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
