import { label, type MessageDescriptor } from '@edfe/domain/messages'
import type { WrongRow } from '@edfe/domain/parts'

/** The problems of a field of a part, for server and screen; the blank `label` is the label of the field. */
export const PART_FAULTS: Record<WrongRow['fault'], MessageDescriptor> = {
  missing: label({ id: 'part-fault.missing', defaultMessage: '{label} is missing' }),
  'too-long': label({ id: 'part-fault.too-long', defaultMessage: '{label} is too long' }),
  'not-hts': label({ id: 'part-fault.not-hts', defaultMessage: '{label} must have ten digits' }),
  'not-country': label({
    id: 'part-fault.not-country',
    defaultMessage: '{label} must be the two letters of a country',
  }),
  'not-unit': label({ id: 'part-fault.not-unit', defaultMessage: "{label} must be a unit of CBP's table" }),
  'not-choice': label({
    id: 'part-fault.not-choice',
    defaultMessage: '{label} must be one of the values of the form',
  }),
  twice: label({ id: 'part-fault.twice', defaultMessage: '{label} is in an earlier row as well' }),
  'not-list': label({
    id: 'part-fault.not-list',
    defaultMessage: '{label} cannot be read: keep it as it was exported',
  }),
}
