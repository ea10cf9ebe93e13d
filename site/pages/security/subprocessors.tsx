import { subprocessors } from '../../content/security.ts'
import { site } from '../../../common/brand/site.ts'
import { SampleName } from '../../sections/sample-name.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './security-table.module.css'

/** Who handles data for us, by the work they do. */
export function Subprocessors() {
  return (
    <Section
      ground="light"
      id="subprocessors"
      ruled
      name="Subprocessors"
      title={'Who handles data\nfor us'}
      lead={`${subprocessors.some(({ isSample }) => isSample) ? 'Rows marked “Sample” show the kinds of supplier such a service has, not a contract. ' : ''}Names are told on request: write to ${site.email.privacy}.`}
    >
      <table className={`ruled-table stacked-table ${styles.table}`}>
        <caption className="visually-hidden">Subprocessors, with what they handle and where</caption>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Supplier</th>
            <th scope="col">What it handles</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {subprocessors.map(({ work, isSample, name, handles, where }) => (
            <tr key={work}>
              <th scope="row">
                <SampleName isSample={isSample}>{work}</SampleName>
              </th>
              <td data-head="Supplier">{name ?? 'Named on request'}</td>
              <td data-head="Handles">{handles}</td>
              <td data-head="Where">{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
