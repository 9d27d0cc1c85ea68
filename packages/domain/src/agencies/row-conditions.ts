import { label } from '../messages/index.ts'
import type { AgencyCondition } from './condition.ts'

/** What is wrong with a record of an article. */
export const ROW_CONDITIONS = {
  sourceTypeMissing: {
    code: 'P10',
    narrative: 'MISSING SOURCE TYPE CODE',
    words: label({
      id: 'agency.source-type-missing',
      defaultMessage: 'Say what the country did: where the goods were grown, harvested or made.',
    }),
  },
  countryForm: {
    code: '',
    narrative: 'COUNTRY CODE MUST HAVE TWO LETTERS',
    words: label({ id: 'agency.country-form', defaultMessage: 'The code of a country has two letters.' }),
  },
  roleMissing: {
    code: 'P12',
    narrative: 'MISSING ENTITY ROLE CODE',
    words: label({
      id: 'agency.role-missing',
      defaultMessage: 'Say what the party does: manufacturer, importer, shipper.',
    }),
  },
  affirmationMissing: {
    code: 'P14',
    narrative: 'MISSING AFFIRMATION OF COMPLIANCE CODE',
    words: label({ id: 'agency.affirmation-missing', defaultMessage: 'An affirmation needs its code.' }),
  },
  levelMissing: {
    code: 'P16',
    narrative: 'MISSING PACKAGING QUALIFIER',
    words: label({
      id: 'agency.level-missing',
      defaultMessage: 'Each package needs its level, from 1 for the outermost.',
    }),
  },
  levelInvalid: {
    code: 'P17',
    narrative: 'INVALID PACKAGING QUALIFIER',
    words: label({ id: 'agency.level-invalid', defaultMessage: 'The level of a package is 1 to 6.' }),
  },
  temperatureKindInvalid: {
    code: '',
    narrative: 'TEMPERATURE MUST BE A F R D H U OR P',
    words: label({
      id: 'agency.temperature-kind',
      defaultMessage:
        'The temperature is ambient (A), frozen (F), refrigerated (R), on dry ice (D), fresh (H), uncontrolled (U) or a flashpoint (P).',
    }),
  },
  degreesInvalid: {
    code: '',
    narrative: 'DEGREES MUST BE F C OR K',
    words: label({
      id: 'agency.degrees',
      defaultMessage: 'Degrees are Fahrenheit (F), Celsius (C) or Kelvin (K).',
    }),
  },
  lotGiverInvalid: {
    code: '',
    narrative: 'LOT NUMBER QUALIFIER MUST BE 1 TO 4',
    words: label({
      id: 'agency.lot-giver',
      defaultMessage:
        'The number of a lot is given by the manufacturer (1), the seller (2), the grower (3) or the producer (4).',
    }),
  },
  levelOrder: {
    code: '',
    narrative: 'PACKAGING LEVELS FROM 1 WITHOUT GAP',
    words: label({
      id: 'agency.level-order',
      defaultMessage: 'Packages go from the outermost to the innermost: 1, 2, 3, without a gap.',
    }),
  },
  containerMissing: {
    code: 'P18',
    narrative: 'MISSING CONTAINER NUMBER',
    words: label({ id: 'agency.container-missing', defaultMessage: 'Give the number of the container.' }),
  },
  inspectionMissing: {
    code: 'P19',
    narrative: 'MISSING INSP/LAB TESTING STATUS CODE',
    words: label({
      id: 'agency.inspection-missing',
      defaultMessage: 'Say what the date is about: arrival, inspection or a test.',
    }),
  },
  inspectionInvalid: {
    code: 'P20',
    narrative: 'INVALID INSP/LAB TESTING STATUS CODE',
    words: label({
      id: 'agency.inspection-invalid',
      defaultMessage: 'The status of inspection or arrival is one of R, S, P, L, N, A, I and F.',
    }),
  },
  markInvalid: {
    code: '',
    narrative: 'PG22 MARKS MUST BE Y',
    words: label({
      id: 'agency.mark-invalid',
      defaultMessage: 'Mark a certified declaration and a document on file with Y, or leave the mark blank.',
    }),
  },
  timeInvalid: {
    code: '',
    narrative: 'TIME MUST BE 0001 TO 2400',
    words: label({
      id: 'agency.time-invalid',
      defaultMessage: 'Write the time with four digits, from 0001 to 2400.',
    }),
  },
  vesselKindMissing: {
    code: 'P21',
    narrative: 'MISSING CMDTY HARV VESSEL CHAR TYPE CODE',
    words: label({
      id: 'agency.vessel-kind-missing',
      defaultMessage: 'Say what is described of the vessel.',
    }),
  },
  vesselTextMissing: {
    code: 'P39',
    narrative: 'MISSING CMDTY HARV VESSEL CHARACTERISTIC',
    words: label({
      id: 'agency.vessel-text-missing',
      defaultMessage: 'Describe the vessel that harvested the goods.',
    }),
  },
  routeKindMissing: {
    code: 'P23',
    narrative: 'MISSING CMDTY ROUTING TYPE CODE',
    words: label({ id: 'agency.route-kind-missing', defaultMessage: 'Say which stop of the route it is.' }),
  },
  routeNameMissing: {
    code: 'P30',
    narrative: 'MISSING CMDTY POL SUBUNIT ROUTING NAME',
    words: label({ id: 'agency.route-name-missing', defaultMessage: 'Name the place of the stop.' }),
  },
  areaMissing: {
    code: 'P31',
    narrative: 'MISSING CMDTY GEO AREA CODE OR NAME',
    words: label({ id: 'agency.area-missing', defaultMessage: 'Give the code or the name of the area.' }),
  },
  travelKindMissing: {
    code: 'P25',
    narrative: 'MISSING TRAVEL DOCUMENT TYPE CODE',
    words: label({ id: 'agency.travel-kind-missing', defaultMessage: 'Say which travel document it is.' }),
  },
  processingTextMissing: {
    code: 'P27',
    narrative: 'MISSING PROCESSING DESCRIP WITH 017',
    words: label({
      id: 'agency.processing-text-missing',
      defaultMessage: 'Describe the processing: its code 017 stands for any other kind.',
    }),
  },
  makeMissing: {
    code: 'P28',
    narrative: 'MISSING PG07 RECORD',
    words: label({
      id: 'agency.make-missing',
      defaultMessage: 'Further numbers of items follow the make and its first number.',
    }),
  },
  permitMissing: {
    code: 'P29',
    narrative: 'MISSING PG14 RECORD',
    words: label({
      id: 'agency.permit-missing',
      defaultMessage: 'The issuer of a permit is followed by the permit.',
    }),
  },
  partyMissing: {
    code: 'P33',
    narrative: 'MISSING PG19 RECORD',
    words: label({ id: 'agency.party-missing', defaultMessage: 'An address follows the party that has it.' }),
  },
  personAlone: {
    code: 'P34',
    narrative: 'INVALID DATA RELATIONSHIP',
    words: label({
      id: 'agency.person-alone',
      defaultMessage: 'A person belongs to a party, a declaration or an inspection of the same article.',
    }),
  },
  remarkMissing: {
    code: 'P41',
    narrative: 'MISSING REMARKS CODE OR TEXT',
    words: label({
      id: 'agency.remark-missing',
      defaultMessage: 'A remark of this kind needs its code or its text.',
    }),
  },
  rolesAlone: {
    code: '',
    narrative: 'FURTHER ROLES FOLLOW A PARTY',
    words: label({
      id: 'agency.roles-alone',
      defaultMessage: 'Further roles follow the party or the person that has them.',
    }),
  },
  overflowAlone: {
    code: '',
    narrative: 'ADDITIONAL INFORMATION OF OTHER RECORD',
    words: label({
      id: 'agency.overflow-alone',
      defaultMessage: 'The rest of a long text follows the record that it belongs to.',
    }),
  },
  quantityPair: {
    code: '',
    narrative: 'QUANTITY AND UNIT GO TOGETHER',
    words: label({ id: 'agency.quantity-pair', defaultMessage: 'Give a quantity with its unit.' }),
  },
  percentTooHigh: {
    code: '',
    narrative: 'PERCENT EXCEEDS 100',
    words: label({
      id: 'agency.percent-too-high',
      defaultMessage: 'An ingredient is at most 100 percent of the product.',
    }),
  },
} as const satisfies Record<string, AgencyCondition>
