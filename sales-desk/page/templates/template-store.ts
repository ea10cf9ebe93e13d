import type { ReplyTemplate, TemplateList } from '../../wire/changes.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { askDesk } from '../api/ask-desk.ts'
import { createStore } from '../../../common/ui/store.ts'

/** The team's templates; undefined until known. */
export const templateStore = createStore<readonly ReplyTemplate[] | undefined>(undefined)

/** Requests the templates. Rejects if they cannot be loaded. */
export async function loadTemplates(): Promise<void> {
  templateStore.write((await askDesk<TemplateList>(salesDeskRoutes.templates)).templates)
}
