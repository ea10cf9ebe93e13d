import styles from './toast-place.module.css'

export const toastPlaceSelector = '[data-toast-place]'

/**
 * Where toasts may appear: one on the page, and one in each modal dialog. Both elements are empty in the first
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
