import {
  furtherLinks,
  linksByIndustry,
  linksByUseCase,
  mobileLinks,
  productLinks,
} from '../content/navigation.ts'
import { productSign, productSignClass, productSigns } from '../../common/figures/product-sign.ts'
import styles from './mobile-menu.module.css'
import { PageLink } from './page-link.tsx'

const { products } = furtherLinks

/**
 * The menu of small screens: a burger button and the panel below the header, which also opens without script.
 */
export function MobileMenu() {
  return (
    <div className={styles.menu} data-menu="press">
      <button
        className={`icon-button icon-before ${styles.burger}`}
        type="button"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-label="Menu"
      />
      <div className={styles.panel} id="mobile-menu" popover="auto">
        <nav aria-label="Main">
          <ul>
            <li>
              <details>
                <summary className={`icon-after ${styles.row}`}>Products</summary>
                <ul className={styles.links} style={productSigns}>
                  {productLinks.map(({ id, label, href }) => (
                    <li key={id}>
                      <PageLink
                        className={`${productSignClass} ${styles.link} ${styles.product}`}
                        href={href}
                        style={productSign(id)}
                      >
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
                <summary className={`icon-after ${styles.row}`}>Solutions</summary>
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
