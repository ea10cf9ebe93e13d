import { kept } from '../../content/security.ts'
import { Section } from '../../sections/section.tsx'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import styles from './security-table.module.css'

/** What is kept, where, for how long and who sees it. */
export function Kept() {
  return (
    <Section
      ground="light"
      id="data"
      name="Where data lives"
      title={'What is kept,\nwhere and how long'}
      lead={
        <div>
          <p className="lead">
            Your order may name the country for your content. Without that it may be processed in others,
            under the safeguards of the privacy policy.
          </p>
          <ArrowLink href="/privacy-policy#transfers">International transfers</ArrowLink>
        </div>
      }
    >
      <table className={`ruled-table stacked-table ${styles.table}`}>
        <caption className="visually-hidden">What is kept, where, how long, and who sees it</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where it lives</th>
            <th scope="col">For how long</th>
            <th scope="col">Who sees it</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ what, where, howLong, whoSees }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-head="Where">{where}</td>
              <td data-head="How long">{howLong}</td>
              <td data-head="Who">{whoSees}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
