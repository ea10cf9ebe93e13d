import { furtherLinks, menuWords, productLinks } from '../../content/navigation.ts'
import { ProductGlyph } from '../figures/product-glyph.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './products-menu.module.css'

export function ProductsMenu() {
  return (
    <div className={styles.menu}>
      <div className={styles.lead}>
        <p className={styles.title}>
          {menuWords.products.title[0]} <br />
          {menuWords.products.title[1]}
        </p>
        <p className={styles.text}>{menuWords.products.text}</p>
        <ArrowLink className={styles.overview} href={furtherLinks.products.href}>
          {furtherLinks.products.label}
        </ArrowLink>
      </div>
      <ul className={styles.list}>
        {productLinks.map((link) => (
          <li key={link.id}>
            <MenuLink className={styles.link} link={link} sign={<ProductGlyph product={link.id} />} />
          </li>
        ))}
      </ul>
    </div>
  )
}
