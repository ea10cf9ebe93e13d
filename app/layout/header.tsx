import { useEffect, useRef } from 'react'
import { Prerendered } from '../ui/prerendered.tsx'
import { HeaderBar } from './header-bar.tsx'
import styles from './header.module.css'
import { startMenus } from './start-menus.ts'

export function Header() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? startMenus(header.current) : undefined), [])
  return (
    <>
      {/* “Back to top” leads here: the header itself sticks, so scrolling to it would not move the page. */}
      <div id="top" className={styles.top} tabIndex={-1} />
      <header className={styles.header} data-ground="dark" data-menus="native" ref={header}>
        <Prerendered className={styles.bar}>
          {(import.meta.env.SSR || import.meta.env.DEV) && <HeaderBar />}
        </Prerendered>
      </header>
    </>
  )
}
