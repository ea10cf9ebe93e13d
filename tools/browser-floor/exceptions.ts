/*
 * Features the site uses although they are newer than the floor (docs/browsers.md), and the fallback in an
 * older browser. A test rejects an entry that has become Baseline widely available: remove it then.
 */

/** APIs that may be missing: TypeScript treats them as optional, so that code checks for them. */
export const apisThatMayBeMissing = new Set([
  // Missing in Safari: replaced by a timer.
  'Window.requestIdleCallback',
  // Missing in desktop Firefox: the button copies the address.
  'Navigator.share',
])

/** APIs that need no check: every browser of the floor has them, or works without. */
export const apisWithoutNeed = new Set([
  // A loading priority hint: elsewhere an unused property.
  'HTMLLinkElement.fetchPriority',
  // In every browser; listed as newer because Safari does not include the zoom.
  'Window.devicePixelRatio',
  // In every browser; listed as newer because of Android’s keyboards, where no key is held to go through tabs.
  'KeyboardEvent.repeat',
  // In every browser; Safari before 27 reports a word’s last key as already sent, which the composer also checks.
  'KeyboardEvent.isComposing',
  // In every browser since 2022; listed as newer for the name of its error, which is not read.
  'AbortSignal.timeout',
  // In every browser of the floor. On an iPhone before iOS 18.3 a press outside does not close: menus.ts
  // does, when focus leaves.
  'HTMLElement.showPopover',
  'HTMLElement.hidePopover',
  // Missing in pages in Safari on an iPhone: the sales desk checks for it before it offers notifications.
  'Notification',
  'Notification.permission',
  'Notification.requestPermission',
  'Notification.close',
])

/** Attributes of HTML. */
export const attributes = new Set([
  // Invoker commands: site/boot/boot.ts handles them where the browser does not.
  'command',
  'commandfor',
  // Popovers: as for `showPopover` above. Older browsers get no menu on a phone, and use the footer's links.
  'popover',
  'popovertarget',
  // Hints for loading, for a phone’s keyboard and for the browser’s own bars: ignored elsewhere.
  'fetchpriority',
  'autocapitalize',
  'name="theme-color"',
  'rel="manifest"',
])

/** CSS. */
export const css = {
  properties: [
    // Lines break less evenly.
    'text-wrap',
    // The browser’s own bars and controls, in its own colours and widths.
    'scrollbar-width',
    'scrollbar-color',
    'accent-color',
    'resize',
    // Only if the system forces colours, which Safari does not support.
    'forced-color-adjust',
    // Print only.
    'print-color-adjust',
    'orphans',
    'widows',
    // A page behind a menu continues to scroll at the menu’s end; behind a dialog `overflow` prevents that.
    'overscroll-behavior',
    'overscroll-behavior-y',
    // The page moves by the width of a scroll bar when a dialog opens.
    'scrollbar-gutter',
    // Only for printing what `::details-content` hides.
    'content-visibility',
    // Inside a query for `animation-timeline`: elsewhere the header always has its ground.
    'animation-range',
    // Safari supports it with a prefix, which is also set.
    'text-size-adjust',
    'user-select',
    // The field does not grow: it scrolls.
    'field-sizing',
  ],
  values: {
    // Print only.
    'break-after': ['avoid'],
    // The linter reads it as a separate value; as the line’s colour it is old.
    'text-decoration': ['transparent'],
  },
  // Popovers, as above.
  selectors: ['popover-open'],
}
