import type { ReleaseAction } from '@edfe/domain/filing'
import { isAgencyRecord } from '../../agency-data/read-agency-data.ts'
import type { DecodedRecord } from '../../codec/decode-record.ts'
import { groupRelease } from '../group-release.ts'
import { agencyChecks, agencyPlaceFault } from './agency-checks.ts'
import { billChecks } from './bill-checks.ts'
import type { JudgeContext, ReleaseCheck, ReleaseFault } from './fault.ts'
import { fieldFaults } from './field-faults.ts'
import { cancellationChecks, headerChecks, needChecks, placementChecks } from './header-checks.ts'
import { lineChecks } from './line-checks.ts'
import { partyChecks } from './party-checks.ts'
import { referenceChecks } from './reference-checks.ts'
import { releaseStructureFault } from './structure.ts'

const CHECKS: readonly ReleaseCheck[] = [
  headerChecks,
  needChecks,
  placementChecks,
  cancellationChecks,
  billChecks,
  referenceChecks,
  partyChecks,
  lineChecks,
  agencyChecks,
]

const ACTIONS: readonly ReleaseAction[] = ['A', 'R', 'U', 'D']

/**
 * The conditions that the records of one release (SE10 to SE61) meet by the guide alone, in the order of the records.
 * A violation of the structure or of columns ends the reading, as at CBP. What is on file: `judgeAgainstFile`.
 */
export function judgeRelease(records: readonly DecodedRecord[], context: JudgeContext): ReleaseFault[] {
  const actionText = records[0]?.id === 'SE10' ? records[0].values.action : undefined
  const action = ACTIONS.find((known) => known === actionText)
  if (!action) return [{ condition: actionText ? 'actionUnknown' : 'actionMissing', index: 0 }]
  const structure = structureFault(records, action)
  if (structure) return [structure]
  const fields = fieldFaults(records)
  if (fields.length > 0) return fields
  const nodes = groupRelease(records)
  const header = nodes.headers[0]!
  const { entryType: type = '', mode = '' } = header.values
  const faults = CHECKS.flatMap((check) => check({ ...context, nodes, header, action, type, mode }))
  return faults.filter(isFirst).sort((one, other) => one.index - other.index)
}

/** The usage map has the place of other agencies' data; `agencyChecks` judge them within it. */
function structureFault(records: readonly DecodedRecord[], action: ReleaseAction): ReleaseFault | undefined {
  const own = [...records.entries()].filter(([, { id }]) => !isAgencyRecord(id))
  const misplaced = agencyPlaceFault(
    records.map(({ id }) => id),
    action,
  )
  const fault = releaseStructureFault(
    own.map(([, { id }]) => id),
    action,
  )
  return fault ? { ...fault, index: own[fault.index]?.[0] ?? fault.index } : misplaced
}

/** Two rules may ask for the same field: the record has the condition once. */
const isFirst = (fault: ReleaseFault, place: number, faults: readonly ReleaseFault[]): boolean =>
  faults.findIndex(
    ({ condition, index, text }) =>
      condition === fault.condition && index === fault.index && text?.narrative === fault.text?.narrative,
  ) === place
