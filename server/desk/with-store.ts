import type { Store } from '../store/store.ts'

/** Works with a store and closes it, whatever comes of the work. */
export async function withStore<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
