import type { TeamFile, TeamFileList } from '../../../lead/sales-desk-changes.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { askDesk } from '../api/ask-desk.ts'
import { createStore } from '../../ui/store.ts'

/** The team's files; undefined until they were asked for. */
export const fileStore = createStore<readonly TeamFile[] | undefined>(undefined)

export async function loadFiles(): Promise<void> {
  fileStore.write((await askDesk<TeamFileList>(salesDeskRoutes.files)).files)
}
