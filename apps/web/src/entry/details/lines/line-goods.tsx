import { dataLayerHts, formHts } from '@edfe/domain/entry'
import { useEntryContext } from '../../editing/entry-context.ts'
import { yesNo } from '../../form/choices.ts'
import { TextField } from '../../form/controls/text-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { useValues } from '../../form/use-values.ts'
import { HtsField } from '../../tariff/hts-field.tsx'
import { RowsField } from '../rows-field.tsx'

const CASE_ROLES = [
  { value: 'manufacturer', label: 'Manufacturer' },
  { value: 'exporter', label: 'Exporter' },
  { value: 'all_others', label: 'All others' },
]

const FEE_EXEMPTIONS = [
  { value: '1', label: 'Exempt cotton' },
  { value: '2', label: 'Organic exemption certificate' },
]

const SET_INDICATORS = [
  { value: 'X', label: 'X, header of a set' },
  { value: 'V', label: 'V, part of a set' },
]

const PRODUCT_CLAIMS = [
  { value: 'C', label: 'Craft beverage (refund by the TTB)' },
  { value: 'F', label: 'Folklore product, made by hand' },
  { value: 'G', label: 'Suit made to measure in Hong Kong' },
  { value: 'H', label: 'Garment of a special access program' },
  { value: 'M', label: 'Textile fashion sample' },
]

/** What the goods of a line are, where they come from, and which program and case they fall under. */
export function LineGoods({ id }: { id: string }) {
  const at = (field: string) => `line_items.${id}.${field}`
  const { editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const htsus = String(useValues(form, at('htsus')) ?? '')
  const record = dataLayerHts(formHts(htsus))
  const shipped = editor.section('shipment_origin')?.country_of_origin
  return (
    <>
      <FormSection title="Goods" lead="What this line is, for the tariff and for duty programs.">
        <TextField
          name={at('description')}
          columns={12}
          hint="Block 32. 4 to 500 characters; 200 on the form"
          maxLength={500}
        />
        <EntryField name={at('part_number')} columns={12} />
        <HtsField
          lineId={id}
          note={/^\d{4}\.\d\d\.\d\d\.\d\d$/.test(record) ? `Stored as ${record}` : undefined}
        />
        <EntryField
          name={at('origin_country')}
          note={shipped ? `Step 2 says ${shipped} for every line without its own.` : undefined}
        />
        <EntryField name={at('spi')} columns={4} />
        <EntryField name={at('category_number')} columns={4} />
        <EntryField name={at('visa_number')} columns={4} />
        <EntryField name={at('other_fee_ids')} columns={8} />
        <EntryField name={at('ruling_number')} columns={4} />
        <EntryField name={at('fee_exemption')} options={FEE_EXEMPTIONS} empty="Not exempt" />
        <EntryField name={at('product_claim')} options={PRODUCT_CLAIMS} empty="None" />
        <EntryField
          name={at('set_indicator')}
          options={SET_INDICATORS}
          empty="No set"
          note="The header has the value, the duty and the fees of the set; its parts have I.R. tax, agricultural fees and cases."
        />
        <EntryField name={at('currency_code')} columns={4} hint="Three letters. Defaults to USD" />
      </FormSection>
      <FormSection
        title="Census warnings"
        lead="The Census Bureau warns of weights, quantities and values that are seldom right. Correct them, or say why they are right."
      >
        <RowsField name={at('census_overrides')} />
      </FormSection>
      <FormSection
        title="Antidumping and countervailing"
        lead="Only for goods under an order of the Department of Commerce."
      >
        <EntryField name={at('adcvd_case_number')} hint="Block 33B. A- or C- with 3-3-3 digits" />
        <EntryField name={at('adcvd_case_role')} options={CASE_ROLES} empty="None" />
        <EntryField
          name={at('second_case_number')}
          note="Many orders come in pairs. Goods under both name the antidumping and the countervailing case."
        />
        <EntryField
          name={at('importer_declarations.case_certified')}
          options={yesNo()}
          empty="None"
          note="For goods outside an order, or at a lower rate, by a certification of importer or exporter."
        />
      </FormSection>
    </>
  )
}
