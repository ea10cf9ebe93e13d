import { site } from '../../../../common/brand/site.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { roads, roadSize } from './parcels.ts'
import styles from './cash-parcels.module.css'
import '../../../../common/styles/drawing.css'

interface CashParcelsProps {
  /** Cash parcels returned, out of a hundred. */
  before: number
  after: number
}

/** What cash on delivery costs a shop: how many of a hundred parcels come back, and what one call changes. */
export function CashParcels({ before, after }: CashParcelsProps) {
  return (
    <figure className={styles.figure}>
      <Hundred title="Packed unasked" returned={before} />
      <Hundred title={`Packed after ${site.brand}’s call`} returned={after} isConfirmed />
      <figcaption>A hundred cash-on-delivery parcels, a line each. Sample figures.</figcaption>
    </figure>
  )
}

interface HundredProps {
  title: string
  returned: number
  isConfirmed?: boolean
}

function Hundred({ title, returned, isConfirmed }: HundredProps) {
  const { taken, back } = roads(returned)
  return (
    <div className={styles.hundred} data-confirmed={isConfirmed}>
      <p className="heading-4">{title}</p>
      <Stretched className={`line-drawing ${styles.roads}`} {...roadSize}>
        <path className={styles.taken} d={taken} />
        <path className={styles.back} d={back} />
      </Stretched>
      <p className={styles.ends}>
        <span>
          <b className="tabular">{returned}</b> come back
        </span>
        <span>
          <b className="tabular">{100 - returned}</b> taken
        </span>
      </p>
    </div>
  )
}
