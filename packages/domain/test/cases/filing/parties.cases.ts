import { all, breaks, informal, meets, parties, type Trial } from './changes.ts'

/** The cases of `parties.rules.ts`. */
export const PARTIES_TRIALS: Trial[] = [
  breaks('FILING_IMPORTER', 'zeros are nobody', parties({ importer_number: '00-0000000' })),
  meets('FILING_IMPORTER', 'a number assigned by CBP', parties({ importer_number: '262704-00123' })),
  breaks(
    'FILING_CONSIGNEE',
    'a formal entry has a known consignee',
    parties({ consignee_number: '00-0000000', same_as_importer: false }),
  ),
  meets(
    'FILING_CONSIGNEE',
    'an informal entry may have none',
    all(informal, parties({ consignee_number: '00-0000000', same_as_importer: false })),
  ),
  breaks(
    'FILING_STATE_OF_DESTINATION',
    'the goods go to a state',
    parties({ ultimate_consignee: {}, importer_of_record: {} }),
  ),
  breaks('FILING_STATE_OF_DESTINATION', 'XX is no state', parties({ ultimate_consignee: { state: 'XX' } })),
  meets('FILING_STATE_OF_DESTINATION', "else the importer's", parties({ ultimate_consignee: {} })),
]
