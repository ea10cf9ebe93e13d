import type { ReactNode } from 'react'
import { DeskHeader as Header } from '../../desk-kit/desk-header.tsx'
import { SampleChip } from './sample-chip.tsx'

interface DeskHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the mark of sample data, such as “Pause live”. */
  actions?: ReactNode
}

/** The top of each of the portal's desks, with the mark of sample data. */
export function DeskHeader({ title, lead, actions }: DeskHeaderProps) {
  return (
    <Header
      title={title}
      lead={lead}
      side={
        <>
          {actions}
          <SampleChip className="wide-only" />
        </>
      }
    />
  )
}
