import { productName, type ProductId } from '../../content/products.ts'
import styles from './product-crumb.module.css'

/** The way back to the products overview. Static. */
export function ProductCrumb({ product }: { product: ProductId }) {
  return (
    <nav className={styles.crumb} aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/products">Products</a>
        </li>
        <li aria-current="page">{productName(product)}</li>
      </ol>
    </nav>
  )
}
