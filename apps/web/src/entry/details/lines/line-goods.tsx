import { dataLayerHts, formHts } from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'
import { useSection } from '../../editing/entry-context.ts'
import { TextField } from '../../form/controls/text-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { HtsField } from '../../tariff/hts-field.tsx'
import { DetailField } from '../detail-field.tsx'
import { RowsField } from '../rows-field.tsx'

/** Shows the goods of a line, their origin, and the program and case that apply to them. */
export function LineGoods({ id }: { id: string }) {
  const at = inside(`line_items.${id}`)
  const { form } = useEntryFormContext()
  const htsus = String(useValues(form, at('htsus')) ?? '')
  const record = dataLayerHts(formHts(htsus))
  const shipped = useSection('shipment_origin')?.country_of_origin
  return (
    <>
      <FormSection
        title={t({ id: 'line-goods.goods', defaultMessage: 'Goods' })}
        lead={t({
          id: 'line-goods.what-this-line-is-for',
          defaultMessage: 'What this line is, for the tariff and for duty programs.',
        })}
      >
        <TextField
          name={at('description')}
          columns={12}
          hint={t({
            id: 'line-goods.block-32-4-to-500',
            defaultMessage: 'Block 32. 4 to 500 characters; 200 on the form',
          })}
          maxLength={500}
        />
        <EntryField name={at('part_number')} columns={12} />
        <EntryField name={at('purchase_order')} columns={12} />
        <HtsField
          lineId={id}
          note={
            /^\d{4}\.\d\d\.\d\d\.\d\d$/.test(record)
              ? t({ id: 'line-goods.stored-as', defaultMessage: 'Stored as {record}' }, { record })
              : undefined
          }
        />
        <EntryField
          name={at('origin_country')}
          note={
            shipped
              ? t(
                  {
                    id: 'line-goods.step-2-says-for-every',
                    defaultMessage: 'Step 2 says {shipped} for every line without its own.',
                  },
                  { shipped },
                )
              : undefined
          }
        />
        <EntryField name={at('spi')} columns={4} />
        <EntryField name={at('category_number')} columns={4} />
        <EntryField name={at('visa_number')} columns={4} />
        <EntryField name={at('other_fee_ids')} columns={8} />
        <EntryField name={at('ruling_number')} columns={4} />
        <DetailField name={at('net_cost')} />
        <DetailField name={at('fee_exemption')} />
        <DetailField name={at('product_claim')} />
        <DetailField
          name={at('set_indicator')}
          note={t({
            id: 'line-goods.the-header-has-the-value',
            defaultMessage:
              'The header has the value, the duty and the fees of the set; its parts have I.R. tax, agricultural fees and cases.',
          })}
        />
        <EntryField
          name={at('currency_code')}
          columns={4}
          hint={t({
            id: 'line-goods.three-letters-defaults-to-usd',
            defaultMessage: 'Three letters. Defaults to USD',
          })}
        />
      </FormSection>
      <FormSection
        title={t({ id: 'line-goods.census-warnings', defaultMessage: 'Census warnings' })}
        lead={t({
          id: 'line-goods.the-census-bureau-warns-of',
          defaultMessage:
            'The Census Bureau warns of weights, quantities and values that are seldom right. Correct them, or say why they are right.',
        })}
      >
        <RowsField name={at('census_overrides')} />
      </FormSection>
      <FormSection
        title={t({
          id: 'line-goods.antidumping-and-countervailing',
          defaultMessage: 'Antidumping and countervailing',
        })}
        lead={t({
          id: 'line-goods.only-for-goods-under-an',
          defaultMessage: 'Only for goods under an order of the Department of Commerce.',
        })}
      >
        <EntryField
          name={at('adcvd_case_number')}
          hint={t({
            id: 'line-goods.block-33b-a-or-c',
            defaultMessage: 'Block 33B. A- or C- with 3-3-3 digits',
          })}
        />
        <DetailField name={at('adcvd_case_role')} />
        <EntryField
          name={at('second_case_number')}
          note={t({
            id: 'line-goods.many-orders-come-in-pairs',
            defaultMessage:
              'Many orders come in pairs. Goods under both name the antidumping and the countervailing case.',
          })}
        />
        <EntryField
          name={at('importer_declarations.case_certified')}
          empty={t({ id: 'common.none', defaultMessage: 'None' })}
          note={t({
            id: 'line-goods.for-goods-outside-an-order',
            defaultMessage:
              'For goods outside an order, or at a lower rate, by a certification of importer or exporter.',
          })}
        />
      </FormSection>
    </>
  )
}
