import { isUsState } from '../../reference/small-tables.ts'
import { destinationState, filedConsignee } from '../mapping/parties.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { filingRule, MATRIX } from './filing-rule.ts'

const FORMATS = 'CBP AE chapter, July 2026, usage note f'

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
]
