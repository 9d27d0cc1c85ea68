import { type Field, type LineFieldName, lineTable } from '../../entry/field-table.ts'
import type { LineRule } from '../rule.ts'
import { lineGroup } from '../rule-shapes.ts'
import { isOrigin } from './transport-record.rules.ts'

const { atLeast, atMost, matches, required, rule } = lineGroup({
  layer: 'data',
  group: 'lines',
  source: 'specification 2§5, lines (data layer)',
})

const CASE = /^[AC]-\d{3}-\d{3}-\d{3}$/

/** Of choices that CBP takes from a fixed list: one rule for each field that says what is wrong with another value. */
const choiceRules: readonly LineRule[] = (Object.keys(lineTable) as LineFieldName[]).flatMap((at) => {
  const { unknown, values = [] }: Field = lineTable[at]
  if (!unknown) return []
  return rule({
    id: `LINE_${at.toUpperCase()}_KNOWN`,
    at,
    reads: [at],
    source: 'CBP AE chapter, July 2026, record 40',
    holds: (facts) => values.includes(String(facts[at])),
    message: unknown,
  })
})

/** The named page lines, but for manufacturers and agency requirements. */
export const lineDetailRules: readonly LineRule[] = [
  matches({
    id: 'LINE_NUMBER_RANGE',
    at: 'line_number',
    pattern: /^[1-9]\d{0,2}$/,
    message: 'Line number must be from 1 to 999',
  }),
  rule({
    id: 'LINE_NUMBER_UNIQUE',
    at: 'line_number',
    reads: ['line_number'],
    entry: ['repeatedLineNumbers'],
    holds: ({ line_number }, _ctx, { repeatedLineNumbers }) => !repeatedLineNumbers.has(line_number),
    message: 'Line number must be unique',
  }),
  atLeast(4, {
    id: 'LINE_DESCRIPTION_SHORT',
    at: 'description',
    message: 'Description must be at least 4 characters',
  }),
  atMost(500, {
    id: 'LINE_DESCRIPTION_RECORD_LONG',
    at: 'description',
    message: 'Description must be 500 characters or less',
  }),
  rule({
    id: 'LINE_HTS_TEN_DIGITS',
    at: 'htsus',
    reads: ['htsus', 'htsDigits'],
    holds: ({ htsDigits }) => /^\d{10}$/.test(htsDigits),
    message: 'HTSUS Number must have 10 digits (NNNN.NN.NN.NN)',
  }),
  rule({
    id: 'LINE_ORIGIN_KNOWN',
    at: 'origin_country',
    reads: ['origin_country'],
    holds: ({ origin_country }, ctx) => origin_country !== 'MULTI' && isOrigin(origin_country, ctx),
    message: 'Line country of origin is not a known country code',
  }),
  matches({
    id: 'LINE_CURRENCY_FORMAT',
    at: 'currency_code',
    pattern: /^[A-Z]{3}$/,
    message: 'Currency must be 3 letters',
  }),
  matches({
    id: 'LINE_ADCVD_CASE_FORMAT',
    at: 'adcvd_case_number',
    pattern: CASE,
    message: 'AD/CVD case must be A- or C- with 3-3-3 digits (e.g., A-570-967-000)',
  }),
  required({
    id: 'LINE_ADCVD_ROLE_REQUIRED',
    at: 'adcvd_case_role',
    mayRead: ['adcvd_case_number'],
    when: ({ adcvd_case_number }) => adcvd_case_number !== '',
    message: 'AD/CVD case role is required with a case number',
  }),
  matches({
    id: 'LINE_ADCVD_ROLE_KNOWN',
    at: 'adcvd_case_role',
    pattern: /^(manufacturer|exporter|all_others)$/,
    message: 'AD/CVD case role must be manufacturer, exporter or all others',
  }),
  matches({
    id: 'LINE_SECOND_CASE_FORMAT',
    at: 'second_case_number',
    source: 'CBP AE chapter, July 2026, record 53',
    pattern: CASE,
    message: 'The second case must be A- or C- with 3-3-3 digits (e.g., C-570-968-000)',
  }),
  matches({
    id: 'LINE_CATEGORY_FORMAT',
    at: 'category_number',
    pattern: /^.{1,3}$/,
    message: 'Category number must be 1 to 3 characters',
  }),
  matches({
    id: 'LINE_VISA_FORMAT',
    at: 'visa_number',
    pattern: /^.{3,15}$/,
    message: 'Visa number must be 3 to 15 characters',
  }),
  ...choiceRules,
  rule({
    id: 'LINE_OTHER_FEE_IDS_FORMAT',
    at: 'other_fee_ids',
    reads: ['other_fee_ids'],
    holds: ({ other_fee_ids }) => other_fee_ids.split(',').every((id) => /^\s*\S{1,10}\s*$/.test(id)),
    message: 'Other fee IDs must be up to 10 characters each, separated by commas',
  }),
  matches({
    id: 'LINE_SPI_FORMAT',
    at: 'spi',
    pattern: /^.{1,3}$/,
    message: 'Special program indicator must be 1 to 3 characters',
  }),
]
