import type * as v from 'valibot'
import { checkContent } from '../../../../common/content/check-content.ts'
import { claims } from '../../../content/claims.ts'
import { complianceBadges } from '../../../content/compliance.ts'
import * as navigation from '../../../content/navigation.ts'
import { bots, packages, setup } from '../../../content/pricing.ts'
import { products } from '../../../content/products.ts'
import { shareWords } from '../../../content/share-cards.ts'
import { site } from '../../../../common/brand/site.ts'
import { solutions } from '../../../content/solutions.ts'
import type { Fault } from '../fault.ts'
import { faultsOf } from '../files-that-fit.ts'
import {
  claimsSchema,
  complianceSchema,
  navigationSchema,
  pricingSchema,
  productsSchema,
  shareWordsSchema,
  siteSchema,
  solutionsSchema,
} from './schemas.ts'

const prices = packages.map(({ price }) => price)

/** Files whose data the browser loads unchanged, so that they have no schema of their own. */
const plainFiles = [
  ['site/content/claims.ts', claimsSchema, { claims }],
  ['site/content/compliance.ts', complianceSchema, { complianceBadges }],
  ['site/content/navigation.ts', navigationSchema, navigation],
  ['site/content/pricing.ts', pricingSchema, { packages, prices, bots, setup }],
  ['site/content/products.ts', productsSchema, { products }],
  ['site/content/share-cards.ts', shareWordsSchema, { shareWords }],
  ['common/brand/site.ts', siteSchema, { site }],
  ['site/content/solutions.ts', solutionsSchema, { solutions }],
] as const

/** What is wrong with fields of files that do not check themselves. */
export function plainDataFaults(): Fault[] {
  return plainFiles.flatMap(([file, schema, content]) => {
    try {
      checkContent<v.GenericSchema>(file, schema, content)
      return []
    } catch (error) {
      return faultsOf(file, error)
    }
  })
}
