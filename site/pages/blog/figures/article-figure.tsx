import type { Figure } from '../../../content/articles/figure-schema.ts'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import styles from './article-figure.module.css'
import { FigureBars } from './figure-bars.tsx'
import { FigureCall } from './figure-call.tsx'
import { FigureDialogue } from './figure-dialogue.tsx'
import { FigureRanges } from './figure-ranges.tsx'
import { FigureSteps } from './figure-steps.tsx'
import { FigureTable } from './figure-table.tsx'

/** A numbered figure of an article, drawn from its data, with its caption and the source of the data. */
export function ArticleFigure({ figure, number }: { figure: Figure; number: number }) {
  const { title, note, sample, source } = figure
  return (
    <figure className={styles.figure} id={`figure-${number}`}>
      <Drawing figure={figure} />
      <figcaption className={styles.caption}>
        <b>Figure {number}.</b> {title} {note} {sample && <span>Sample data: {sample}.</span>}
        {source && (
          <span>
            Source: <a href={source.href}>{source.text}</a>.
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function Drawing({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'bars':
      return <FigureBars figure={figure} />
    case 'ranges':
      return <FigureRanges figure={figure} />
    case 'call':
      return <FigureCall figure={figure} />
    case 'steps':
      return <FigureSteps figure={figure} />
    case 'table':
      return <FigureTable figure={figure} />
    case 'dialogue':
      return <FigureDialogue figure={figure} />
    case 'sum':
      // Whatever the entries, it adds up.
      return (
        <WorkedSum title="Worked in full" subject="Rupees" entries={figure.entries} total={figure.total} />
      )
  }
}
