import { isUsState } from '../../reference/small-tables.ts'
import { consigneeOf, destinationState } from '../mapping/parties.ts'
import { partyNumber } from '../parse/party-number.ts'
import { entryRule, MATRIX } from './filing-rule.ts'

const FORMATS = 'CBP AE chapter, July 2026, usage note f'

export const PARTIES_FILING_RULES = [
  entryRule({
    id: 'FILING_IMPORTER',
    path: 'parties.importer_number',
    source: `${FORMATS}; conditions 100, 102 and 103`,
    message: 'Customs needs the importer number as EIN, SSN or CBP-assigned number; zeros stand for nobody.',
    holds: ({ draft }) => partyNumber(draft.parties?.importer_number) !== undefined,
  }),
  entryRule({
    id: 'FILING_CONSIGNEE',
    path: 'parties.consignee_number',
    source: `${FORMATS}; conditions 107 and 255`,
    message:
      'Customs needs the consignee number for this entry type; 00-0000000 is for informal entries only.',
    holds: (context) =>
      consigneeOf(context) !== undefined ||
      !(context.needs?.consignee || context.draft.parties?.consignee_number),
  }),
  entryRule({
    id: 'FILING_STATE_OF_DESTINATION',
    path: 'parties.ultimate_consignee.state',
    source: `${MATRIX}; conditions 132 and 133`,
    message: "Customs needs the state of destination, taken from the ultimate consignee's address.",
    holds: ({ needs, draft }) => {
      const state = destinationState(draft)
      return state === undefined ? !needs?.stateOfDestination : isUsState(state)
    },
  }),
]
