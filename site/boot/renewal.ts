import { contactDialogId } from '../../common/ui/dialog-ids.ts'

/** Where what was typed waits while the page is loaded again; empty as soon as it stands in the page. */
const storageName = 'typed-before-reload'

interface Typed {
  path: string
  /** What stood in each field, by its id. */
  fields: [id: string, value: string][]
  /** Heading of the contact dialog, if it was open. */
  heading: string | null
}

/**
 * A page that was opened before a new version of the site was put online may miss its scripts. When one fails, the page
 * is asked for again: if it names scripts that this one does not know, `data-failed="renewed"` on the document lets the
 * page offer to load itself again, and what was typed is there afterwards.
 */
export function watchForRenewal(): void {
  putBackTyped()
  const { documentElement: root } = document
  let isAsking = false
  const ask = async () => {
    if (isAsking || root.dataset['failed'] !== '') return
    isAsking = true
    if (await isRenewed()) root.dataset['failed'] = 'renewed'
    else isAsking = false
  }
  new MutationObserver(() => void ask()).observe(root, { attributeFilter: ['data-failed'] })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-reload]')) return
    keepTyped()
    location.reload()
  })
  // Sending waits for scripts that will not come any more.
  addEventListener('submit', ({ target }) => {
    if (root.dataset['failed'] !== 'renewed' || !(target instanceof HTMLFormElement)) return
    const button = (target.closest('dialog') ?? document).querySelector<HTMLElement>('[data-reload]')
    if (target.dataset['held'] !== undefined) button?.focus()
  })
}

/** Whether the server has another version of this page. False when it cannot be asked. */
async function isRenewed(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' })
    if (!response.ok) return false
    const known = new Set(scriptsIn(document.documentElement.outerHTML))
    return scriptsIn(await response.text()).some((script) => !known.has(script))
  } catch {
    return false
  }
}

const scriptsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g) ?? []

const contactDialog = () => document.getElementById(contactDialogId) as HTMLDialogElement | null

function keepTyped(): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input[id]:not([type=password], [type=checkbox], [type=radio]), textarea[id], select[id]',
    ),
  ]
  const dialog = contactDialog()
  const typed: Typed = {
    path: location.pathname,
    fields: fields.filter(({ value }) => value !== '').map(({ id, value }) => [id, value]),
    heading: dialog?.open ? (dialog.querySelector('h2')?.textContent ?? '') : null,
  }
  // Where storage is not allowed, what the browser itself keeps over a reload has to do.
  try {
    sessionStorage.setItem(storageName, JSON.stringify(typed))
  } catch {}
}

function putBackTyped(): void {
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
  } catch {}
  if (kept === null) return
  const { path, fields, heading } = JSON.parse(kept) as Typed
  if (path !== location.pathname) return
  for (const [id, value] of fields) {
    const field = document.getElementById(id)
    if (field && 'value' in field) field.value = value
  }
  const dialog = contactDialog()
  if (heading === null || !dialog) return
  const title = dialog.querySelector('h2')
  if (title?.firstChild) title.firstChild.nodeValue = heading
  dialog.showModal()
  title?.focus({ preventScroll: true })
}
