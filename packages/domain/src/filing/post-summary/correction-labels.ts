import type { MessageDescriptor } from '../../messages/index.ts'
import { HEADER_REASONS } from './header-reasons.ts'
import { LINE_REASONS } from './line-reasons.ts'
import { FINAL_WITHDRAWAL, NO_BOND, named, YES } from './reason.ts'

export const ENTRY_TYPE_LABEL = named('entry-type', 'Entry type')
export const LINE_ADDED_LABEL = named('line-added', 'Line added')
export const LINE_REMOVED_LABEL = named('line-removed', 'Line removed')

/** The labels of the data that a correction changes, and the words for indicators. */
export const correctionLabels = (): MessageDescriptor[] => [
  ENTRY_TYPE_LABEL,
  LINE_ADDED_LABEL,
  LINE_REMOVED_LABEL,
  NO_BOND,
  FINAL_WITHDRAWAL,
  YES,
  ...[...HEADER_REASONS, ...LINE_REASONS].map(({ label }) => label),
]
