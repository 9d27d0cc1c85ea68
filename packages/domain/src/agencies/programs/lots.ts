import { label } from '../../messages/index.ts'
import type { AgencyItem } from '../agency-data.ts'
import { type AnswersByGroup, type QuestionGroup, rowIfGiven } from './form.ts'

const LOTS = 'lots'

/**
 * Lots of one shipment, a record PG25 each (chapter, page 41). The chapter leaves each of their fields to the agency, and
 * no paper says when one is asked, so a lot without its number or its giver warns.
 */
export const LOT_GROUP: QuestionGroup = {
  id: LOTS,
  label: label({ id: 'agency-lots.lots', defaultMessage: 'Lots of this shipment' }),
  most: 99,
  optional: true,
  questions: [
    {
      id: 'lot_number',
      label: label({ id: 'agency-lots.number', defaultMessage: 'Lot number' }),
      hint: label({ id: 'agency-lots.number.hint', defaultMessage: 'As it is on the package' }),
      kind: 'text',
      maxLength: 25,
      grade: '?',
      ofOneShipment: true,
    },
    {
      id: 'lot_by',
      label: label({ id: 'agency-lots.by', defaultMessage: 'Lot number given by' }),
      kind: 'choice',
      maxLength: 1,
      choices: {
        1: label({ id: 'agency-lots.by-manufacturer', defaultMessage: 'Manufacturer' }),
        2: label({ id: 'agency-lots.by-seller', defaultMessage: 'Seller' }),
        3: label({ id: 'agency-lots.by-grower', defaultMessage: 'Grower' }),
        4: label({ id: 'agency-lots.by-producer', defaultMessage: 'Producer' }),
      },
      grade: '?',
      ofOneShipment: true,
    },
    {
      id: 'lot_from',
      label: label({ id: 'agency-lots.from', defaultMessage: 'First day of making the lot' }),
      kind: 'day',
      maxLength: 10,
      optional: true,
      ofOneShipment: true,
    },
    {
      id: 'lot_to',
      label: label({ id: 'agency-lots.to', defaultMessage: 'Last day of making the lot' }),
      kind: 'day',
      maxLength: 10,
      optional: true,
      ofOneShipment: true,
    },
  ],
}

/** The record of each lot. */
export const lotRows = (answers: AnswersByGroup): AgencyItem[] =>
  (answers[LOTS] ?? []).flatMap(({ lot_number, lot_by, lot_from, lot_to }) =>
    rowIfGiven('PG25', {
      lotNumberKind: lot_by,
      lotNumber: lot_number,
      producedFrom: lot_from,
      producedTo: lot_to,
    }),
  )
