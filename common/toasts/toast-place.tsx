import styles from './toast-place.module.css'

export const toastPlaceSelector = '[data-toast-place]'

/**
 * Where toasts may appear: the page has one, and so has each modal dialog. Both elements stand empty in the first
 * HTML, because screen readers only follow live regions that they have seen empty.
 */
export function ToastPlace() {
  return (
    <>
      <p className="visually-hidden" role="status" />
      <div className={styles.place} data-toast-place="" />
    </>
  )
}
