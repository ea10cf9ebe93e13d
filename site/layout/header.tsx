import { HeaderBar } from './header-bar.tsx'
import styles from './header.module.css'

export function Header() {
  return (
    <>
      {/* Target of “Back to top”: the header itself is sticky, so scrolling to it would not move the page. */}
      <div id="top" tabIndex={-1} />
      <header className={styles.header} data-ground="dark" data-behaviour="menus" data-menus="native">
        <div className={styles.bar}>
          <HeaderBar />
        </div>
      </header>
    </>
  )
}
