import type { DocumentCategory } from '../../../content/products/document-category.ts'
import styles from './desk-figures.module.css'

/** How accurately and how fast a desk's documents are read, and for what. All sample figures. */
export function DeskFigures({ desk }: { desk: DocumentCategory }) {
  const { endToEnd, toPerson, wrongUnseen } = desk.ofHundred
  return (
    <div className={`stack-narrow ${styles.figures}`}>
      <div className={`stack-large ${styles.averages}`}>
        <p className="text-2">
          <b className="heading-1">{endToEnd}</b> of 100 forms right end to end
        </p>
        <p className="text-2">
          <b className="heading-1">{toPerson}</b> sent to a person, {wrongUnseen} wrong unseen
        </p>
        <p className={styles.use}>{`Used for\n${desk.useCase}`}</p>
      </div>
      <table className={`ruled-table stacked-table tabular ${styles.types}`}>
        <caption className="visually-hidden">{desk.name} document types</caption>
        <thead>
          <tr>
            <th scope="col">Document type</th>
            <th scope="col">Fields</th>
            <th scope="col">Field accuracy</th>
            <th scope="col">Processing time</th>
          </tr>
        </thead>
        <tbody>
          {desk.types.map((type) => (
            <tr key={type.name}>
              <th scope="row">{type.name}</th>
              <td data-unit=" fields">{type.fields}</td>
              <td>{type.accuracy.toFixed(1)}%</td>
              <td style={{ '--seconds': type.seconds }}>{type.seconds} s</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
