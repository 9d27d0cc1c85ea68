import { label } from '../messages/index.ts'
import type { AgencyCondition } from './condition.ts'

/** What is wrong with the goods, or with the head of a statement. */
export const STATEMENT_CONDITIONS = {
  descriptionMissing: {
    code: 'P02',
    narrative: 'MISSING OI PGA LINE ITEM DESCRIPTION',
    words: label({
      id: 'agency.description-missing',
      defaultMessage: 'Describe the goods for the agency, as the invoice does.',
    }),
  },
  agencyMissing: {
    code: 'P05',
    narrative: 'MISSING GOVERNMENT AGENCY CODE',
    words: label({ id: 'agency.agency-missing', defaultMessage: 'Say for which agency the data are.' }),
  },
  programMissing: {
    code: 'P06',
    narrative: 'MISSING OR INVALID GOVT AGENCY PROG CODE',
    words: label({
      id: 'agency.program-missing',
      defaultMessage: 'Say for which program of the agency the data are.',
    }),
  },
  noArticle: {
    code: 'P54',
    narrative: 'MISSING PG02 RECORD',
    words: label({
      id: 'agency.no-article',
      defaultMessage:
        'Describe the product for the agency, or give the reason for which it asks nothing of it.',
    }),
  },
  disclaimerUnknown: {
    code: '',
    narrative: 'DISCLAIMER MUST BE A TO G',
    words: label({
      id: 'agency.disclaimer-unknown',
      defaultMessage: 'The reason for which no data are sent is one of the letters A to G.',
    }),
  },
  disclaimerOfOther: {
    code: '',
    narrative: 'DISCLAIMER NOT ALLOWED FOR AGENCY',
    words: label({
      id: 'agency.disclaimer-of-other',
      defaultMessage:
        'This reason is for another agency, program or entry type: E for Fish and Wildlife, F for FDA in type 21, G for the Lacey Act.',
    }),
  },
  confidentialWrong: {
    code: '',
    narrative: 'CONFIDENTIAL INDICATOR MUST BE Y',
    words: label({
      id: 'agency.confidential-wrong',
      defaultMessage: 'Mark confidential data with Y, or leave the mark blank.',
    }),
  },
  codeKindTwice: {
    code: '',
    narrative: 'SAME KIND OF PRODUCT CODE TWICE',
    words: label({
      id: 'agency.code-kind-twice',
      defaultMessage: 'A product has one number of each kind. Put another product on a line of its own.',
    }),
  },
} as const satisfies Record<string, AgencyCondition>
