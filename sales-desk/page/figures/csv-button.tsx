import type { Figures, figureTables } from '../../wire/figures.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { fileFromDesk } from '../api/ask-desk.ts'
import { saveFile } from '../api/save-file.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { DeskIcon } from '../../../common/app-shell/desk-icon.tsx'
import { Failure } from '../frame/outcome.tsx'
import styles from './csv-button.module.css'

interface CsvButtonProps {
  figures: Figures
  table: (typeof figureTables)[number]
  of: string
}

/** Saves a figure's data as a CSV file. */
export function CsvButton({ figures: { from, until }, table, of }: CsvButtonProps) {
  const { attempt, failure } = useAttempt()
  const save = () =>
    attempt(async () => {
      const file = await fileFromDesk(salesDeskRoutes.figuresCsv, { from, until, table })
      saveFile(file, `${of.toLowerCase().replaceAll(' ', '-')}-${from}-${until}.csv`)
    }, '')
  return (
    <div className="cluster">
      <Failure sentence={failure} />
      <button type="button" className={styles.button} onClick={() => void save()}>
        <DeskIcon name="download" size={16} />
        CSV<span className="visually-hidden"> of {of.toLowerCase()}</span>
      </button>
    </div>
  )
}
