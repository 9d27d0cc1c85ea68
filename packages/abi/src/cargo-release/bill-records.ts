import type { ReleaseBill, ReleaseReference } from '@edfe/domain/filing'
import { seRecord } from './release-record.ts'

/** The records of one bill: its numbers, then its transport. */
export const billRecords = (bill: ReleaseBill) => [
  ...bill.numbers.map(({ kind, issuer, number, quantity, isNonAutomated }) =>
    seRecord('SE15', { kind, issuer, number, quantity, nonAutomated: isNonAutomated ? 'Y' : 'N' }),
  ),
  ...transportRecords(bill),
]

/** SE16 and SE17: conveyances and equipment of the bill before them. */
export const transportRecords = ({
  conveyances,
  equipment,
}: Pick<ReleaseBill, 'conveyances' | 'equipment'>) => [
  ...conveyances.map(({ name, arrivalDate = '', ...conveyance }) =>
    seRecord('SE16', { ...conveyance, arrivalDate, conveyance: name }),
  ),
  ...equipment.map((number) => seRecord('SE17', { number })),
]

/** SE20: references of the whole entry. */
export const referenceRecords = (references: readonly ReleaseReference[]) =>
  references.map(({ qualifier, text }) => seRecord('SE20', { qualifier, reference: text }))
