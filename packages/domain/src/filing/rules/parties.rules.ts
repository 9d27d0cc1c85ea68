import type { ImporterProblem } from '../../customs-queries/index.ts'
import { isUsState } from '../../reference/small-tables.ts'
import { destinationState, filedConsignee } from '../mapping/parties.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { filingRule, MATRIX } from './filing-rule.ts'

const FORMATS = 'CBP AE chapter, July 2026, usage note f'

const IMPORTER_QUERY = 'CBP Importer/Bond Query, version 7'

/** What CBP says of a number itself; the other problems are those of its bonds. */
const NUMBER_PROBLEMS: ReadonlySet<ImporterProblem | undefined> = new Set([
  'not_on_file',
  'voided',
  'inactive',
])

export const PARTIES_FILING_RULES = [
  filingRule({
    id: 'FILING_IMPORTER',
    at: 'importer_number',
    source: `${FORMATS}; conditions 100, 102 and 103`,
    message: 'CBP needs the importer number as an EIN, SSN or CBP-assigned number, not zeros.',
    mayRead: ['importer_number'],
    holds: ({ importer_number }) => partyNumber(importer_number) !== undefined,
  }),
  filingRule({
    id: 'FILING_CONSIGNEE',
    at: 'consignee_number',
    source: `${FORMATS}; conditions 107 and 255`,
    message: 'CBP needs the consignee number for this entry type; 00-0000000 is for informal entries only.',
    mayRead: ['needs', 'consignee_number', 'importer_number', 'same_as_importer'],
    holds: (facts) =>
      filedConsignee(facts) !== undefined || !(facts.needs?.consignee || facts.consignee_number),
  }),
  filingRule({
    id: 'FILING_STATE_OF_DESTINATION',
    at: 'ultimate_consignee.state',
    source: `${MATRIX}; conditions 132 and 133`,
    message: "CBP needs the state of destination, taken from the ultimate consignee's address.",
    mayRead: ['needs', 'ultimate_consignee', 'importer_of_record'],
    holds: (facts) => {
      const state = destinationState(facts)
      return state === undefined ? !facts.needs?.stateOfDestination : isUsState(state)
    },
  }),
  // Both only warn: CBP's file of importers and bonds may have changed since it answered.
  filingRule({
    id: 'FILING_IMPORTER_NOT_ACTIVE',
    at: 'importer_number',
    severity: 'warning',
    source: `${IMPORTER_QUERY}, query results 0, 3 and 4; conditions 101, 104 and 111`,
    message:
      'CBP said of this importer number: {problem, select, not_on_file {it is not on file} voided {it is voided} other {it is not active}}.',
    detail:
      'Unless that has changed since, CBP may reject this entry. Correct the number, or have CBP Form 5106 filed for it, and ask CBP again in Organization Settings.',
    reads: ['importer_number'],
    holds: ({ importer_number }, { importerProblem: said }) =>
      said?.number !== importer_number || !NUMBER_PROBLEMS.has(said?.problem),
    params: (_, { importerProblem: said }) => ({ problem: said?.problem ?? '' }),
  }),
  filingRule({
    id: 'FILING_IMPORTER_BOND',
    at: 'importer_number',
    severity: 'warning',
    source: `${IMPORTER_QUERY}, query result 2 and bond sufficiency; condition 114`,
    message:
      'CBP said of this importer number: {problem, select, without_bond {no continuous bond is on file} other {its continuous bond is not sufficient}}.',
    detail:
      'This entry names a continuous bond: unless that has changed since, CBP may reject it. Ask your surety about the bond that CBP has, and ask CBP again in Organization Settings, or file with a single transaction bond.',
    reads: ['importer_number'],
    mayRead: ['bond'],
    holds: ({ importer_number, bond }, { importerProblem: said }) =>
      bond.kind !== 'continuous' || said?.number !== importer_number || NUMBER_PROBLEMS.has(said?.problem),
    params: (_, { importerProblem: said }) => ({ problem: said?.problem ?? '' }),
  }),
]
