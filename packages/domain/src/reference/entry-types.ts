import type { MessageDescriptor } from '../messages/index.ts'
import data from './data/entry-types.json' with { type: 'json' }
import { records } from './table.ts'

export interface EntryType {
  code: string
  description: string
  category: string
  notes: string
  /** 'Y' when CBP takes this type as an electronic entry summary (AE). */
  electronic: string
}

/** The entry types of specification 2§5, with CBP's labels. */
export const ENTRY_TYPES: readonly EntryType[] = /* @__PURE__ */ records<keyof EntryType>(data)

const byCode = new Map(ENTRY_TYPES.map((type) => [type.code, type]))

/** The label of an entry type, e.g. 'Consumption - Free and Dutiable'. */
export const entryTypeLabel = (code: string): string => byCode.get(code)?.description ?? 'Other Entry Type'

/** The catalogue's id of an entry type's label. */
export const entryTypeMessageId = (code: string): string => `entry-type.${byCode.has(code) ? code : 'other'}`

/** The label of an entry type as a message. */
export const entryTypeName = (code: string): MessageDescriptor => ({
  id: entryTypeMessageId(code),
  defaultMessage: entryTypeLabel(code),
})

/** The labels of the entry types. */
export const entryTypeMessages = (): MessageDescriptor[] => ['other', ...byCode.keys()].map(entryTypeName)

/** True if CBP accepts this type as an electronic entry summary. */
export const isElectronicEntryType = (code: string): boolean => byCode.get(code)?.electronic === 'Y'

/** Types 11 and 12: informal entries, which need no bond and pay a fixed processing fee. */
export const isInformalEntryType = (code: string): boolean => code === '11' || code === '12'
