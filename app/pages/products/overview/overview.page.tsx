import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { FiveMore } from './five-more.tsx'
import { Opening } from './opening.tsx'
import { ThreeProducts } from './three-products.tsx'

export const meta = () =>
  pageMeta({
    title: `Products for calls, chats and documents | ${site.company}`,
    description:
      'Virtual Assistant takes the call, QAMS scores it, Zapra carries it on in chat. See all eight products read the same 72-second call.',
    path: '/products',
  })

export default function ProductsOverview() {
  return (
    <>
      <Opening />
      <Blind />
      <ThreeProducts />
      <FiveMore />
      <ClosingCall
        title={
          <>
            Not sure which <br />
            you need first?
          </>
        }
        lead="Send one recording. We tell you which products you need."
        dialogHeading="Find out which product comes first."
      />
    </>
  )
}
