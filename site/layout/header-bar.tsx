import { contactWords } from '../content/contact-dialog-words.ts'
import { furtherLinks, headerLinks } from '../content/navigation.ts'
import { ContactButton } from '../contact/contact-button.tsx'
import { Brand } from './brand.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { PageLink } from './page-link.tsx'
import { ProductsMenu } from './products-menu.tsx'
import { SolutionsMenu } from './solutions-menu.tsx'

const { signIn } = furtherLinks

/** The contents of the header; nothing in it needs React in the browser (see menus.behaviour.ts). */
export function HeaderBar() {
  return (
    <>
      <Brand />
      <nav className={`wide-only no-print ${styles.navigation}`} aria-label="Main">
        <ul className={styles.list}>
          <Dropdown label="Products" id="products-menu">
            <ProductsMenu />
          </Dropdown>
          <Dropdown label="Solutions" id="solutions-menu">
            <SolutionsMenu />
          </Dropdown>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <PageLink className={styles.item} href={href}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`no-print ${styles.end}`}>
        <PageLink className={`wide-only ${styles.item}`} href={signIn.href}>
          {signIn.label}
        </PageLink>
        <ContactButton className={styles.contact} size="small" heading={contactWords.heading}>
          Contact Sales
        </ContactButton>
        <MobileMenu />
      </div>
    </>
  )
}
