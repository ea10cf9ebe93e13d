import type { ReplyTemplate, TemplateList } from '../../wire/changes.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { askDesk } from '../api/ask-desk.ts'
import { createStore } from '../../../common/ui/store.ts'

/** The team's templates; undefined until they are known. */
export const templateStore = createStore<readonly ReplyTemplate[] | undefined>(undefined)

/** Asks for the templates. Rejects when they cannot be had. */
export async function loadTemplates(): Promise<void> {
  templateStore.write((await askDesk<TemplateList>(salesDeskRoutes.templates)).templates)
}
