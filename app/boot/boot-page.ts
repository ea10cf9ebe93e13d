import { boot, type Client } from './boot.ts'
import { startWhenWanted } from './start-when-wanted.ts'
import { whenPainted } from './when-painted.ts'

// The build puts this inline at the end of every page and writes down beside it what to load and how soon.
const { start = '', application } = document.currentScript?.dataset ?? {}

// An application has little to show before React has drawn it: it does not wait to be used.
boot(
  () => import(/* @vite-ignore */ start) as Promise<Client>,
  application === undefined ? startWhenWanted : whenPainted,
)
