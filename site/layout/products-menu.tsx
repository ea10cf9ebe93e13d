import { furtherLinks, menuWords, productLinks } from '../content/navigation.ts'
import { productSign, productSignClass, productSigns } from '../../common/figures/product-sign.ts'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './products-menu.module.css'

export function ProductsMenu() {
  return (
    <div className={styles.menu}>
      <div className={styles.lead}>
        <p className={styles.title}>{menuWords.products.title.join('\n')}</p>
        <p className={`text-2 ${styles.text}`}>{menuWords.products.text}</p>
        <ArrowLink className={styles.overview} href={furtherLinks.products.href}>
          {furtherLinks.products.label}
        </ArrowLink>
      </div>
      <ul className={styles.list} style={productSigns}>
        {productLinks.map((link) => (
          <li key={link.id}>
            <MenuLink
              className={`${productSignClass} ${styles.link}`}
              link={link}
              style={productSign(link.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
