import {
  furtherLinks,
  linksByIndustry,
  linksByUseCase,
  mobileLinks,
  productLinks,
} from '../../content/navigation.ts'
import { ProductGlyph } from '../figures/product-glyph.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './mobile-menu.module.css'
import { PageLink } from './page-link.tsx'

const { products } = furtherLinks

/** The menu of small screens: a burger and the panel under the header, which also opens without script. */
export function MobileMenu() {
  return (
    <div className={styles.menu} data-menu="press">
      <button
        className={styles.burger}
        type="button"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-label="Menu"
      >
        <Icon name="menu" size={24} />
        <Icon name="x" size={24} />
      </button>
      <div className={styles.panel} id="mobile-menu" popover="auto" data-mobile-menu>
        <nav aria-label="Main">
          <ul>
            <li>
              <details>
                <summary className={styles.row}>
                  Products <Icon name="chevron-down" size={18} />
                </summary>
                <ul className={styles.links}>
                  {productLinks.map(({ id, label, href }) => (
                    <li key={id}>
                      <PageLink className={styles.link} href={href}>
                        <ProductGlyph product={id} />
                        {label}
                      </PageLink>
                    </li>
                  ))}
                  <li>
                    <PageLink className={styles.link} href={products.href}>
                      {products.label}
                    </PageLink>
                  </li>
                </ul>
              </details>
            </li>
            <li>
              <details>
                <summary className={styles.row}>
                  Solutions <Icon name="chevron-down" size={18} />
                </summary>
                <ul className={styles.links}>
                  {[...linksByIndustry, ...linksByUseCase].map(({ id, label, href }) => (
                    <li key={id}>
                      <PageLink className={styles.link} href={href}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            {mobileLinks.map(({ label, href }) => (
              <li key={href}>
                <PageLink className={styles.row} href={href}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
