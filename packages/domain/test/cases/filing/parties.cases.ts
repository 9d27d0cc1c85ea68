import type { CaseTable } from '../cases.ts'
import { informal } from './changes.ts'

/** The cases of `parties.rules.ts`. */
export const PARTIES_CASES: CaseTable = {
  FILING_IMPORTER: {
    breaks: { 'zeros are nobody': { importer_number: '00-0000000' } },
    meets: { 'a number assigned by CBP': { importer_number: '262704-00123' } },
  },
  FILING_CONSIGNEE: {
    breaks: {
      'a formal entry has a known consignee': { consignee_number: '00-0000000', same_as_importer: false },
    },
    meets: {
      'an informal entry may have none': {
        ...informal,
        consignee_number: '00-0000000',
        same_as_importer: false,
      },
    },
  },
  FILING_IMPORTER_NOT_ACTIVE: [
    {
      importerProblem: { number: '07-4418290', problem: 'inactive' },
      breaks: { 'the number of which CBP said so': { importer_number: '07-4418290' } },
      meets: { 'another number': { importer_number: '12-3456789' } },
    },
    {
      importerProblem: { number: '07-4418290', problem: 'without_bond' },
      meets: { 'a number without a bond is active': { importer_number: '07-4418290' } },
    },
  ],
  FILING_IMPORTER_BOND: [
    {
      importerProblem: { number: '07-4418290', problem: 'without_bond' },
      breaks: { 'a continuous bond that CBP does not have': { importer_number: '07-4418290' } },
      meets: {
        'another number': { importer_number: '12-3456789' },
        'a single bond covers its own entry': { importer_number: '07-4418290', bond_type: '9' },
      },
    },
    {
      importerProblem: { number: '07-4418290', problem: 'voided' },
      meets: { 'of a voided number the other rule speaks': { importer_number: '07-4418290' } },
    },
  ],
  FILING_STATE_OF_DESTINATION: {
    breaks: {
      'the goods go to a state': { ultimate_consignee: {}, importer_of_record: {} },
      'XX is no state': { ultimate_consignee: { state: 'XX' } },
    },
    meets: { "else the importer's": { ultimate_consignee: {} } },
  },
}
