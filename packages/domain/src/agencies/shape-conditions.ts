import { label } from '../messages/index.ts'
import type { AgencyCondition } from './condition.ts'

/** What is wrong with the places of the records of a tariff row. */
export const AGENCY_SHAPE = {
  goodsMissing: {
    code: 'P01',
    narrative: 'MISSING OI RECORD',
    words: label({
      id: 'agency.goods-missing',
      defaultMessage: 'The data for other agencies begin with a description of the goods.',
    }),
  },
  goodsTwice: {
    code: 'P42',
    narrative: 'MORE THAN ONE OI UNDER SINGLE HTS',
    words: label({
      id: 'agency.goods-twice',
      defaultMessage: 'A tariff number has one description for other agencies, not several.',
    }),
  },
  statementMissing: {
    code: 'P03',
    narrative: 'MISSING PG01 RECORD',
    words: label({
      id: 'agency.statement-missing',
      defaultMessage: 'The data name no agency. Say for which agency and program they are.',
    }),
  },
  lineNumberWrong: {
    code: '',
    narrative: 'PGA LINE NUMBER OUT OF SEQUENCE',
    words: label({
      id: 'agency.line-number',
      defaultMessage: 'The lines of an agency are numbered from 001 under each tariff number, without a gap.',
    }),
  },
  articleMissing: {
    code: 'P54',
    narrative: 'MISSING PG02 RECORD',
    words: label({
      id: 'agency.article-missing',
      defaultMessage: 'Describe the product for the agency, or give the reason for which no data are sent.',
    }),
  },
  itemTypeWrong: {
    code: 'P07',
    narrative: 'INVALID ITEM TYPE',
    words: label({
      id: 'agency.item-type',
      defaultMessage: 'The product (P) comes first and once; what follows are its components (C).',
    }),
  },
  lotWrong: {
    code: 'P35',
    narrative: 'INVALID GROUPING',
    words: label({
      id: 'agency.lot',
      defaultMessage: 'A group begins after the product, has content and an end, and holds no other group.',
    }),
  },
  notInLot: {
    code: 'P32',
    narrative: 'RECORDS NOT ALLOWED IN GROUP',
    words: label({
      id: 'agency.not-in-lot',
      defaultMessage: 'A group cannot hold this record. Move it out of the group.',
    }),
  },
  substitutionHere: {
    code: '',
    narrative: 'PGA SUBSTITUTION NOT ALLOWED HERE',
    words: label({
      id: 'agency.substitution',
      defaultMessage: 'A replacement of repeated data cannot come here. Send the data themselves.',
    }),
  },
} as const satisfies Record<string, AgencyCondition>
