import { KEPT } from '../../../session/kept-here.ts'

/** Whether this browser keeps entries that the server does not have, of whomever. */
export const hasLocalEntries = (): boolean => (localStorage.getItem(KEPT.localEntries) ?? '{}') !== '{}'
