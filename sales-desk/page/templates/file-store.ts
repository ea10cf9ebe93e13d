import type { TeamFile, TeamFileList } from '../../wire/changes.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { askDesk } from '../api/ask-desk.ts'
import { createStore } from '../../../common/ui/store.ts'

/** The team's files; undefined until they have been requested. */
export const fileStore = createStore<readonly TeamFile[] | undefined>(undefined)

export async function loadFiles(): Promise<void> {
  fileStore.write((await askDesk<TeamFileList>(salesDeskRoutes.files)).files)
}
