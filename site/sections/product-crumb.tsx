import { productName, type ProductId } from '../content/products.ts'
import { Crumb } from './crumb.tsx'

/** The way back to the products overview. */
export function ProductCrumb({ product }: { product: ProductId }) {
  return <Crumb overview={{ label: 'Products', href: '/products' }} page={productName(product)} />
}
