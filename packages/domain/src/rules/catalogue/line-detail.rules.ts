import { buildMid } from '../../entry/mid.ts'
import type { LineFacts } from '../line-facts.ts'
import { type LineRule, lineRule } from '../rule.ts'
import { lineShapes } from '../rule-shapes.ts'
import { isOrigin } from './transport-record.rules.ts'

const source = 'specification 2§5, lines (data layer)'
const data = { reading: 'data', group: 'lines', source } as const
const { required, matches, atLeast, atMost } = lineShapes

const CASE = /^[AC]-\d{3}-\d{3}-\d{3}$/

const goodsRules: readonly LineRule[] = [
  matches({
    ...data,
    id: 'LINE_NUMBER_RANGE',
    at: 'lineNo',
    pattern: /^[1-9]\d{0,2}$/,
    message: 'Line number must be from 1 to 999',
  }),
  lineRule({
    ...data,
    id: 'LINE_NUMBER_UNIQUE',
    at: 'lineNo',
    reads: ['lineNo'],
    entry: ['repeatedLineNumbers'],
    holds: ({ lineNo }, _ctx, { repeatedLineNumbers }) => !repeatedLineNumbers.has(lineNo),
    message: 'Line number must be unique',
  }),
  atLeast(4, {
    ...data,
    id: 'LINE_DESCRIPTION_SHORT',
    at: 'description',
    message: 'Description must be at least 4 characters',
  }),
  atMost(500, {
    ...data,
    id: 'LINE_DESCRIPTION_RECORD_LONG',
    at: 'description',
    message: 'Description must be 500 characters or less',
  }),
  lineRule({
    ...data,
    id: 'LINE_HTS_TEN_DIGITS',
    at: 'htsus',
    reads: ['htsus', 'htsDigits'],
    holds: ({ htsDigits }) => /^\d{10}$/.test(htsDigits),
    message: 'HTSUS Number must have 10 digits (NNNN.NN.NN.NN)',
  }),
  lineRule({
    ...data,
    id: 'LINE_ORIGIN_KNOWN',
    at: 'lineOrigin',
    reads: ['lineOrigin'],
    holds: ({ lineOrigin }, ctx) => lineOrigin !== 'MULTI' && isOrigin(lineOrigin, ctx),
    message: 'Line country of origin is not a known country code',
  }),
  matches({
    ...data,
    id: 'LINE_CURRENCY_FORMAT',
    at: 'lineCurrency',
    pattern: /^[A-Z]{3}$/,
    message: 'Currency must be 3 letters',
  }),
  matches({
    ...data,
    id: 'LINE_ADCVD_CASE_FORMAT',
    at: 'adcvdCase',
    pattern: CASE,
    message: 'AD/CVD case must be A- or C- with 3-3-3 digits (e.g., A-570-967-000)',
  }),
  required({
    ...data,
    id: 'LINE_ADCVD_ROLE_REQUIRED',
    at: 'adcvdRole',
    mayRead: ['adcvdCase'],
    when: ({ adcvdCase }) => adcvdCase !== '',
    message: 'AD/CVD case role is required with a case number',
  }),
  matches({
    ...data,
    id: 'LINE_ADCVD_ROLE_KNOWN',
    at: 'adcvdRole',
    pattern: /^(manufacturer|exporter|all_others)$/,
    message: 'AD/CVD case role must be manufacturer, exporter or all others',
  }),
  matches({
    ...data,
    id: 'LINE_CATEGORY_FORMAT',
    at: 'category',
    pattern: /^.{1,3}$/,
    message: 'Category number must be 1 to 3 characters',
  }),
  matches({
    ...data,
    id: 'LINE_VISA_FORMAT',
    at: 'visa',
    pattern: /^.{3,15}$/,
    message: 'Visa number must be 3 to 15 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_OTHER_FEE_IDS_FORMAT',
    at: 'otherFeeIds',
    reads: ['otherFeeIds'],
    holds: ({ otherFeeIds }) => otherFeeIds.split(',').every((id) => /^\s*\S{1,10}\s*$/.test(id)),
    message: 'Other fee IDs must be up to 10 characters each, separated by commas',
  }),
  matches({
    ...data,
    id: 'LINE_SPI_FORMAT',
    at: 'spi',
    pattern: /^.{1,3}$/,
    message: 'Special program indicator must be 1 to 3 characters',
  }),
]

const MAKER = ['makerName', 'makerAddress1', 'makerCity', 'makerCountry', 'makerProvince'] as const
const isMakerGiven = (line: Pick<LineFacts, (typeof MAKER)[number]>): boolean =>
  MAKER.some((part) => line[part] !== '')
const hasProvince = (country: string): boolean => country === 'US' || country === 'CA'

/** Manufacturer details are checked where any are given. */
const makerRules: readonly LineRule[] = [
  lineRule({
    ...data,
    id: 'LINE_MAKER_NAME',
    at: 'makerName',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerName }) => makerName.length >= 2,
    message: 'Manufacturer name must be at least 2 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_ADDRESS',
    at: 'makerAddress1',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerAddress1 }) => makerAddress1.length >= 3,
    message: 'Manufacturer address must be at least 3 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_CITY',
    at: 'makerCity',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerCity }) => makerCity.length >= 2,
    message: 'Manufacturer city must be at least 2 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_COUNTRY',
    at: 'makerCountry',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerCountry }, { reference }) => reference.hasCountry(makerCountry),
    message: 'Manufacturer country must be a 2-letter country code',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_PROVINCE',
    at: 'makerProvince',
    reads: [],
    mayRead: MAKER,
    when: (line) => isMakerGiven(line) && hasProvince(line.makerCountry),
    holds: ({ makerProvince }) => makerProvince !== '',
    message: 'Manufacturer state or province is required for the United States and Canada',
  }),
]

/** The MID that the details give, when a supplied one differs; undefined when there is nothing to compare. */
function differingMid(
  { item, makerMid }: Pick<LineFacts, 'item' | 'makerMid'>,
  shipmentMid: string,
  profile: Parameters<typeof buildMid>[1],
): string | undefined {
  const supplied = makerMid || shipmentMid
  if (!supplied || !item.manufacturer) return undefined
  const built = buildMid(item.manufacturer, profile)
  return built !== undefined && built !== supplied ? built : undefined
}

const midRules: readonly LineRule[] = [
  matches({
    ...data,
    id: 'LINE_MID_FORMAT',
    at: 'makerMid',
    pattern: /^[A-Z0-9-]{3,15}$/,
    message: 'Manufacturer ID must be 3 to 15 uppercase letters, numbers, and hyphens',
  }),
  lineRule({
    ...data,
    id: 'LINE_MID_MATCHES',
    at: 'makerMid',
    source: `19 CFR Part 102 Appendix; ${source}`,
    reads: [],
    mayRead: ['makerMid', 'item'],
    entry: ['manufacturerId'],
    holds: (line, { profile }, { manufacturerId }) =>
      differingMid(line, manufacturerId, profile) === undefined,
    message: 'Manufacturer ID does not match the manufacturer details',
    detail: (line, { profile }, { manufacturerId }) =>
      `The details give ${differingMid(line, manufacturerId, profile)}; the entry says ${line.makerMid || manufacturerId}.`,
  }),
  lineRule({
    ...data,
    id: 'LINE_MID_SHARED',
    at: 'makerMid',
    severity: 'warning',
    reads: [],
    mayRead: ['makerMid'],
    entry: ['sharedMids'],
    holds: ({ makerMid }, _ctx, { sharedMids }) => makerMid === '' || !sharedMids.has(makerMid),
    message: 'Another line has the same manufacturer ID with other manufacturer details',
  }),
]

/** The named page lines, but for agency requirements. */
export const lineDetailRules: readonly LineRule[] = [...goodsRules, ...makerRules, ...midRules]
