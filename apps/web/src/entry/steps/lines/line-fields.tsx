import { lineFields } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { unitValue } from '@edfe/domain/projection'
import type { ReactNode } from 'react'
import fieldStyles from '../../../ui/field.module.css'
import { t } from '../../../words/t.ts'
import { LineDeclarationGroups } from '../../details/lines/line-declarations.tsx'
import { LineMetalGroup } from '../../details/lines/line-metal.tsx'
import { LineZoneGroup } from '../../details/lines/line-zone.tsx'
import { RadioField } from '../../form/controls/radio-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { ValueField } from '../../form/value-field.tsx'
import { HtsFacts } from '../../tariff/hts-facts.tsx'
import { HtsField } from '../../tariff/hts-field.tsx'
import { LineQuantities } from '../../tariff/line-quantities.tsx'
import { WhyThisNumber } from '../../tariff/why-this-number.tsx'
import type { Jump } from '../rare/add-rare-detail.tsx'
import { RareLineDetails } from '../rare/rare-line-details.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { LineAgency } from './line-agency.tsx'
import { LineDutySections } from './line-duty.tsx'
import { LineFindings } from './line-findings.tsx'
import { LineMaker } from './line-maker.tsx'
import { LinePart } from './line-part.tsx'
import { LineSection } from './line-section.tsx'

export interface LineFieldsProps {
  id: string
  /** Leaves for another page of the entry, and saves before. */
  onJump: Jump
  /** The search of the tariff is asked for from the sheet. */
  isSearchAsked: boolean
  onSearchEnd: () => void
  /** Returns the actions on an answer to the tariff in addition to giving it to this line. */
  moreForAnswer: (question: string, answer: string) => ReactNode
}

/**
 * The fields of one line, blocks 32 to 38: what is wrong, what the goods are in the tariff, what decides the duty, the
 * duty, then quantities and values. Where there is room, the five parts lie beside each other in two rows, with the duty
 * as high as both.
 */
export function LineFields({ id, onJump, isSearchAsked, onSearchEnd, moreForAnswer }: LineFieldsProps) {
  const at = inside(`line_items.${id}`)
  return (
    <>
      <div>
        <LineFindings id={id} />
        <LineSection title={t({ id: 'line-fields.title', defaultMessage: 'HTS' })} blocks={['33']}>
          <div className={fieldStyles.grid}>
            <HtsField lineId={id} columns={12} isSearchAsked={isSearchAsked} onSearchEnd={onSearchEnd} />
          </div>
          <HtsFacts lineId={id} />
          <WhyThisNumber lineId={id} />
        </LineSection>
      </div>
      <div>
        <LineDutySections id={id} moreForAnswer={moreForAnswer} />
      </div>
      <div>
        <LineSection
          title={t({
            id: 'line-fields.description-quantity-value',
            defaultMessage: 'Description, quantity, value',
          })}
          blocks={['32', '34', '35', '36']}
        >
          <div className={fieldStyles.grid}>
            <EntryField name={at('description')} columns={12} />
            <LineQuantities lineId={id} />
            <ValueField name={at('entered_value')} note={<PerUnit id={id} />} />
            <EntryField name={at('charges')} />
            <EntryField name={at('gross_weight_kg')} />
            <EntryField name={at('manifest_qty')} />
            <LinePart id={id} />
            <EntryField name={at('purchase_order')} columns={12} />
          </div>
          <InvoiceRows id={id} />
        </LineSection>
      </div>
      <div>
        <LineMaker id={id} />
        <LineAgency id={id} onJump={onJump} />
      </div>
      <div>
        <LineSection
          title={t({
            id: 'line-fields.relationship-ad-cvd-tax',
            defaultMessage: 'Relationship, AD/CVD and tax',
          })}
          blocks={['33', '36', '38']}
        >
          <div className={fieldStyles.grid}>
            <RadioField name={at('relationship')} />
            <EntryField name={at('ir_tax_amount')} />
            <EntryField name={at('adcvd_case_number')} columns={12} />
            <LineZoneGroup id={id} />
            <LineMetalGroup id={id} />
            <LineDeclarationGroups id={id} />
          </div>
        </LineSection>
        <RareLineDetails id={id} onJump={onJump} />
      </div>
    </>
  )
}

/** '$184.60 per unit', while value and quantity give one. */
function PerUnit({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  const [entered_value, net_qty, net_uom] = useValues(
    form,
    ['entered_value', 'net_qty', 'net_uom'].map((field) => `line_items.${id}.${field}`),
  ) as (string | undefined)[]
  const value = unitValue(fromFormValues(lineFields, { entered_value, net_qty, net_uom }))
  return value
    ? t({ id: 'line-fields.per-unit', defaultMessage: '{price} per unit' }, { price: formatUsd(value) })
    : null
}
