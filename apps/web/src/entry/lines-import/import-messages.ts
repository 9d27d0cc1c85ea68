import { fieldLabel } from '@edfe/domain/entry'
import { type CellNote, type ImportField, importColumn } from '@edfe/domain/lines-import'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { t } from '../../words/t.ts'

/** Columns that a sheet words in another way than the line, and those that no field keeps. */
const COLUMN_NAMES: Partial<Record<ImportField, MessageDescriptor>> = {
  htsus: defineMessage({ id: 'import-messages.hts', defaultMessage: 'HTS' }),
  origin_country: defineMessage({ id: 'common.origin', defaultMessage: 'Origin' }),
  net_qty: defineMessage({ id: 'import-messages.net-quantity', defaultMessage: 'Net quantity' }),
  net_uom: defineMessage({ id: 'import-messages.unit', defaultMessage: 'Unit' }),
  unit_price: defineMessage({
    id: 'import-messages.unit-price-not-kept',
    defaultMessage: 'Unit price (not kept)',
  }),
  currency: defineMessage({ id: 'import-messages.currency-not-kept', defaultMessage: 'Currency (not kept)' }),
  entered_value: defineMessage({ id: 'import-messages.value', defaultMessage: 'Value $' }),
  gross_weight_kg: defineMessage({
    id: 'import-messages.gross-weight-kg',
    defaultMessage: 'Gross weight kg',
  }),
  weight_unit: defineMessage({
    id: 'import-messages.unit-of-the-weight-not-kept',
    defaultMessage: 'Unit of the weight (not kept)',
  }),
  manifest_qty: defineMessage({
    id: 'import-messages.manifest-quantity',
    defaultMessage: 'Manifest quantity',
  }),
  charges: defineMessage({ id: 'import-messages.charges', defaultMessage: 'Charges $' }),
  manufacturer_mid: defineMessage({
    id: 'import-messages.manufacturer-id',
    defaultMessage: 'Manufacturer ID',
  }),
}

/** Returns the name of a column in the preview. */
export const columnName = (field: ImportField): string =>
  t(COLUMN_NAMES[field] ?? fieldLabel(`line_items.0.${importColumn(field).field}`))

/** The note under a cell's value, or in place of it. */
export const NOTES: Record<CellNote, string> = {
  get number() {
    return t({ id: 'import-messages.read-as-a-number', defaultMessage: 'Read as a number' })
  },
  get decimal() {
    return t({
      id: 'import-messages.thousands-or-decimals-say-so',
      defaultMessage: 'Thousands or decimals? Say so above',
    })
  },
  get negative() {
    return t({
      id: 'import-messages.a-line-cannot-have-a',
      defaultMessage:
        'A line cannot have a value below zero. Spread a discount over the lines, or leave the row out.',
    })
  },
  get 'other-currency'() {
    return t({
      id: 'import-messages.in-another-currency-than-the',
      defaultMessage: 'In another currency than the sheet',
    })
  },
  get discounted() {
    return t({ id: 'import-messages.less-its-part-of-the', defaultMessage: 'Less its part of the discount' })
  },
  get pounds() {
    return t({ id: 'import-messages.from-pounds', defaultMessage: 'From pounds' })
  },
  get grams() {
    return t({ id: 'import-messages.from-grams', defaultMessage: 'From grams' })
  },
  get ounces() {
    return t({ id: 'import-messages.from-ounces', defaultMessage: 'From ounces' })
  },
  get tonnes() {
    return t({ id: 'import-messages.from-metric-tons', defaultMessage: 'From metric tons' })
  },
  get tons() {
    return t({
      id: 'import-messages.metric-short-or-long-tons',
      defaultMessage: 'Metric, short or long tons? Give kilograms',
    })
  },
  get unit() {
    return t({ id: 'import-messages.cbps-unit', defaultMessage: "CBP's unit" })
  },
  get 'doubtful-unit'() {
    return t({ id: 'import-messages.may-be-two-units', defaultMessage: 'May be two units: say which' })
  },
  get country() {
    return t({ id: 'import-messages.as-a-country-code', defaultMessage: 'As a country code' })
  },
  get currency() {
    return t({ id: 'import-messages.as-a-currency-code', defaultMessage: 'As a currency code' })
  },
  get hts() {
    return t({ id: 'import-messages.digits-of-the-number', defaultMessage: 'The digits of the number' })
  },
  get continued() {
    return t({ id: 'import-messages.with-the-row-below', defaultMessage: 'With the row below it' })
  },
  get 'changed-part'() {
    return t({
      id: 'import-messages.a-spreadsheet-may-have-changed',
      defaultMessage: 'A spreadsheet may have changed this number',
    })
  },
  get converted() {
    return t({ id: 'import-messages.in-us-dollars', defaultMessage: 'In US dollars' })
  },
  get rounded() {
    return t({ id: 'import-messages.whole-dollars', defaultMessage: 'Whole dollars' })
  },
  get 'from-part'() {
    return t({ id: 'import-messages.from-your-parts', defaultMessage: 'From your parts' })
  },
  get 'lost-zero'() {
    return t({ id: 'import-messages.is-a-zero-missing-in', defaultMessage: 'Is a zero missing in front?' })
  },
  get 'hts-short'() {
    return t({ id: 'import-messages.not-ten-digits', defaultMessage: 'Not ten digits' })
  },
  get 'not-hts'() {
    return t({ id: 'import-messages.not-an-hts-number', defaultMessage: 'Not an HTS number' })
  },
  get 'not-number'() {
    return t({ id: 'import-messages.not-a-number', defaultMessage: 'Not a number' })
  },
  get 'not-unit'() {
    return t({ id: 'import-messages.not-a-unit-of-cbp', defaultMessage: 'Not a unit of CBP' })
  },
  get 'not-country'() {
    return t({ id: 'import-messages.not-a-country', defaultMessage: 'Not a country' })
  },
  get 'not-currency'() {
    return t({ id: 'import-messages.not-a-currency', defaultMessage: 'Not a currency' })
  },
  get 'not-choice'() {
    return t({ id: 'import-messages.not-a-choice', defaultMessage: 'Not one of the codes of this field' })
  },
  get 'not-weight-unit'() {
    return t({ id: 'import-messages.not-a-unit-of-weight', defaultMessage: 'Not a unit of weight' })
  },
  get 'too-long'() {
    return t({ id: 'import-messages.too-long-for-this-column', defaultMessage: 'Too long for this column' })
  },
}
