import {
  brokersSellersAndSchoolsOutside,
  brokersSellersAndSchoolsQuestions,
} from './brokers-sellers-and-schools.ts'
import {
  clinicsPartnersAndDevelopersOutside,
  clinicsPartnersAndDevelopersQuestions,
} from './clinics-partners-and-developers.ts'
import {
  collectionsClinicsAndReviewsOutside,
  collectionsClinicsAndReviewsQuestions,
} from './collections-clinics-and-reviews.ts'
import { complianceQuestions } from './compliance.ts'
import {
  counselShopsAndServiceOutside,
  counselShopsAndServiceQuestions,
} from './counsel-shops-and-service.ts'
import {
  dealersLendersAndVisitorsOutside,
  dealersLendersAndVisitorsQuestions,
} from './dealers-lenders-and-visitors.ts'
import { morePagesOnlyQuestions } from './from-pages-only-continued.ts'
import { pagesOnlyOutside, pagesOnlyQuestions } from './from-pages-only.ts'
import { industryQuestions } from './industries.ts'
import { technologyQuestions } from './information-technology.ts'
import { mixedQuestions } from './mixed.ts'
import { operationsQuestions } from './operations.ts'
import { outsideQuestions } from './outside.ts'
import {
  plainQuestionsOfBuyersOutside,
  plainQuestionsOfBuyersQuestions,
} from './plain-questions-of-buyers.ts'
import { procurementQuestions } from './procurement.ts'
import type { KnownQuestion } from './question.ts'
import {
  retentionSchoolsHomesAndClaimsOutside,
  retentionSchoolsHomesAndClaimsQuestions,
} from './retention-schools-homes-and-claims.ts'
import { secondPagesOnlyOutside } from './second-from-pages-only-outside.ts'
import { secondPagesOnlyQuestions } from './second-from-pages-only.ts'
import {
  trusteesDesignersAndFactoriesOutside,
  trusteesDesignersAndFactoriesQuestions,
} from './trustees-designers-and-factories.ts'
import { visitorOutside } from './visitors-outside.ts'
import { visitorQuestions } from './visitors.ts'

/** What the search is tuned on, and what its prepared answers and words may be written for. */
export const tuningQuestions: readonly KnownQuestion[] = [
  ...operationsQuestions,
  ...industryQuestions,
  ...technologyQuestions,
  ...complianceQuestions,
  ...procurementQuestions,
  ...mixedQuestions,
  ...visitorQuestions,
  ...brokersSellersAndSchoolsQuestions,
  ...clinicsPartnersAndDevelopersQuestions,
  ...collectionsClinicsAndReviewsQuestions,
  ...plainQuestionsOfBuyersQuestions,
  ...dealersLendersAndVisitorsQuestions,
  ...counselShopsAndServiceQuestions,
  ...retentionSchoolsHomesAndClaimsQuestions,
  ...trusteesDesignersAndFactoriesQuestions,
  ...pagesOnlyQuestions,
  ...morePagesOnlyQuestions,
  ...secondPagesOnlyQuestions,
]

/** What the search is tuned to decline. */
export const tuningOutside: readonly string[] = [
  ...outsideQuestions,
  ...visitorOutside,
  ...brokersSellersAndSchoolsOutside,
  ...clinicsPartnersAndDevelopersOutside,
  ...collectionsClinicsAndReviewsOutside,
  ...plainQuestionsOfBuyersOutside,
  ...dealersLendersAndVisitorsOutside,
  ...counselShopsAndServiceOutside,
  ...retentionSchoolsHomesAndClaimsOutside,
  ...trusteesDesignersAndFactoriesOutside,
  ...pagesOnlyOutside,
  ...secondPagesOnlyOutside,
]
