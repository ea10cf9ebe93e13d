/*
 * What the site uses although it is newer than the floor (docs/browsers.md), and what an older browser gets in its
 * place. An entry that has become Baseline widely available is refused by a test: take it out then.
 */

/** APIs that may be missing: TypeScript takes them for optional, so that code looks before it uses one. */
export const apisThatMayBeMissing = new Set([
  // Safari has none: a timer is in.
  'Window.requestIdleCallback',
  // Firefox for the desktop has none: the button copies the address.
  'Navigator.share',
])

/** APIs that need no look: every browser of the floor has them, or misses nothing without. */
export const apisWithoutNeed = new Set([
  // A hint of the order of loading: elsewhere a property that nobody reads.
  'HTMLLinkElement.fetchPriority',
  // In every browser; listed as newer because Safari leaves the zoom out of it.
  'Window.devicePixelRatio',
  // In every browser; listed as newer because of Android’s keyboards, where no key is held to go through tabs.
  'KeyboardEvent.repeat',
  // In every browser; Safari before 27 calls a word’s last key already sent, which the composer asks for as well.
  'KeyboardEvent.isComposing',
  // In every browser since 2022; listed as newer for the name of its error, which is not read.
  'AbortSignal.timeout',
  // In every browser of the floor. On an iPhone before iOS 18.3 a press outside does not close:
  // menus.ts does, as the focus leaves.
  'HTMLElement.showPopover',
  'HTMLElement.hidePopover',
  // Safari on an iPhone has none in a page: the sales desk looks for its name before it offers notices.
  'Notification',
  'Notification.permission',
  'Notification.requestPermission',
  'Notification.close',
])

/** Attributes of HTML. */
export const attributes = new Set([
  // Invoker commands: site/boot/boot.ts obeys them where the browser does not.
  'command',
  'commandfor',
  // Popovers: as for `showPopover` above. Older browsers get no menu on a phone, and the footer has its links.
  'popover',
  'popovertarget',
  // Hints for loading, for a phone’s keyboard and for the browser’s own bars: elsewhere ignored.
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
    // Only where the system forces colours, which Safari does not have.
    'forced-color-adjust',
    // Only on paper.
    'print-color-adjust',
    'orphans',
    'widows',
    // A page behind a menu goes on scrolling at the menu’s end; behind a dialog it is held by `overflow`.
    'overscroll-behavior',
    'overscroll-behavior-y',
    // The page moves by the width of a scroll bar when a dialog opens.
    'scrollbar-gutter',
    // Only to show on paper what `::details-content` hides.
    'content-visibility',
    // Inside a query for `animation-timeline`: elsewhere the header always has its ground.
    'animation-range',
    // Safari knows it by its prefix, and it is beside it.
    'text-size-adjust',
    'user-select',
    // The field does not grow: it scrolls.
    'field-sizing',
  ],
  values: {
    // Only on paper.
    'break-after': ['avoid'],
    // Read by the linter as a value of its own; as the line’s colour it is old.
    'text-decoration': ['transparent'],
  },
  // Popovers, as above.
  selectors: ['popover-open'],
}
