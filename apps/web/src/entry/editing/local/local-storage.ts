import { KEPT } from '../../../session/kept-here.ts'

/** True if this browser keeps entries of any person that the server does not have. */
export const hasLocalEntries = (): boolean => (localStorage.getItem(KEPT.localEntries) ?? '{}') !== '{}'
