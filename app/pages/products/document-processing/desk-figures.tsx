import type { CSSProperties } from 'react'
import { documentAverages } from '../../../../content/products/document-averages.ts'
import type { DocumentCategory } from '../../../../content/products/document-category.ts'
import styles from './desk-figures.module.css'

/** How well and how fast a desk's documents are read, and what for. All sample figures. Static. */
export function DeskFigures({ desk }: { desk: DocumentCategory }) {
  const { accuracy, seconds } = documentAverages(desk.types)
  return (
    <div className={styles.figures}>
      <div className={styles.averages}>
        <p>
          <b>{accuracy.toFixed(1)}%</b> of fields read right, first time
        </p>
        <p>
          <b>{seconds} s</b> a document, on average
        </p>
        <p className={styles.use}>
          <span className="label">Used for</span> {desk.useCase}
        </p>
      </div>
      <table className={styles.types}>
        <caption className="visually-hidden">{desk.name} document types</caption>
        <thead>
          <tr>
            <th scope="col">Document type</th>
            <th scope="col">Fields</th>
            <th scope="col">Accuracy</th>
            <th scope="col">
              Time <small>one line is one second</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {desk.types.map((type) => (
            <tr key={type.name}>
              <th scope="row">{type.name}</th>
              <td>
                {type.fields} <span className={styles.unit}>fields</span>
              </td>
              <td>{type.accuracy.toFixed(1)}%</td>
              <td>
                <i style={{ '--seconds': type.seconds } as CSSProperties} aria-hidden="true" />
                {type.seconds} s
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
