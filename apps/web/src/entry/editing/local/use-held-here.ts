import { useEffect } from 'react'

/** While a local entry is open here, no other tab hands it to the server. */
export function useHeldHere(localId: string | undefined): void {
  useEffect(() => {
    if (localId === undefined) return
    const { promise, resolve } = Promise.withResolvers<void>()
    void navigator.locks.request(localId, { mode: 'shared' }, () => promise)
    return resolve
  }, [localId])
}
