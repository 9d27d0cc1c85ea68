import { ENTRY_ACTIONS, RELEASE_DATE_REMOVED } from './codes/entry-codes.ts'
import type { ReleaseCode } from './codes/release-code.ts'
import type { EntryAction } from './release-action.ts'

/** Every decision of an SO60 record, which may be the one that takes the date of release away. */
export const entryCode = ({ code, releaseOrigin }: EntryAction): ReleaseCode | undefined =>
  code === '22' && releaseOrigin === '99' ? RELEASE_DATE_REMOVED : ENTRY_ACTIONS[code]
