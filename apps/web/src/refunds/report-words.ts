import type { ReportField, UnreadRow } from '@edfe/domain/refunds'
import { t } from '../words/t.ts'

/** The columns of a report. */
export const FIELD_LABELS: Record<ReportField, () => string> = {
  entry_number: () => t({ id: 'report-words.entry-number', defaultMessage: 'Entry number' }),
  entry_type: () => t({ id: 'report-words.entry-type', defaultMessage: 'Entry type' }),
  entry_date: () => t({ id: 'report-words.entry-date', defaultMessage: 'Entry date' }),
  liquidated_on: () => t({ id: 'report-words.liquidation-date', defaultMessage: 'Liquidation date' }),
  line: () => t({ id: 'report-words.line-number', defaultMessage: 'Line number' }),
  origin: () => t({ id: 'report-words.origin', defaultMessage: 'Country of origin' }),
  spi: () => t({ id: 'report-words.spi', defaultMessage: 'Special program' }),
  hts: () => t({ id: 'report-words.hts', defaultMessage: 'HTS number' }),
  value: () => t({ id: 'report-words.value', defaultMessage: 'Goods value' }),
  duty: () => t({ id: 'report-words.duty', defaultMessage: 'Duty' }),
  quantity: () => t({ id: 'report-words.quantity', defaultMessage: 'Quantity' }),
  unit: () => t({ id: 'report-words.unit', defaultMessage: 'Unit' }),
}

/** Why a row is in no entry. */
export const unreadWords = ({ row, fault: { field, text } }: UnreadRow): string =>
  field === 'line_left_out'
    ? t(
        {
          id: 'report-words.line-left-out',
          defaultMessage: 'Row {row}: left out with line {text}, of which another row cannot be read.',
        },
        { row, text },
      )
    : t(
        {
          id: 'report-words.unread',
          defaultMessage: 'Row {row}, {field}: {text, select, none {empty} other {“{text}” cannot be read}}.',
        },
        { row, field: FIELD_LABELS[field](), text: text || 'none' },
      )
