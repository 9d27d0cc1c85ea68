import { buildMid, type LineManufacturer, lineFields, midParts } from '@edfe/domain/entry'
import { FactoryButton } from '../../../factory/factory-button.tsx'
import { MidPartsList } from '../../../factory/mid-parts.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry, useEntryContext, useSection } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import { LineSupplierField } from '../../suppliers/supplier-fields.tsx'
import { useEntryFactory } from '../../suppliers/use-factory.ts'
import { useEntrySupplier } from '../../suppliers/use-supplier.ts'
import { LineSection } from './line-section.tsx'

/**
 * Shows the manufacturer of the line's goods: the manufacturer ID in its four parts, its source, and its
 * reach.
 */
export function LineMaker({ id }: { id: string }) {
  const { rules } = useEntryContext()
  const shipment = useSection('shipment_origin')
  const entry = useEntry()
  const { form } = useEntryFormContext()
  const [typed, maker] = useValues(form, [
    `line_items.${id}.manufacturer_mid`,
    `line_items.${id}.manufacturer`,
  ]) as [string | undefined, LineManufacturer | undefined]
  const own = (typed ?? '').trim()
  const mid = own || (shipment?.manufacturer_id ?? '')
  const parts = midParts(mid)
  const ofEntry = useEntryFactory()
  const takeSupplier = useEntrySupplier()
  const built = maker && buildMid(fromFormValues(lineFields.manufacturer.fields, maker), rules.profile)
  return (
    <LineSection title={t({ id: 'line-maker.title', defaultMessage: 'Manufacturer ID' })} blocks={['13']}>
      {parts && <MidPartsList parts={parts} />}
      <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove6}`}>
        <T
          id="line-maker.where-from"
          defaultMessage="{from, select, none {No manufacturer ID.} line {<b>{mid}</b>, of this line only.} built {<b>{mid}</b>, of this line only. Built from {maker}.} other {<b>{mid}</b>, of step 2. Used on {reach}.}}"
          values={{
            from: !mid ? 'none' : !own ? 'step' : built === own && maker?.name ? 'built' : 'line',
            mid,
            maker: maker && addressText(maker),
            reach: reachText(form.getValues('line_items')),
            b: (text) => <b className={textStyles.ink}>{text}</b>,
          }}
        />{' '}
        {!own && entry.may.edit && (
          <FactoryButton
            label={
              mid
                ? t({
                    id: 'line-maker.change-factory-of-entry',
                    defaultMessage: 'Change the factory of the entry…',
                  })
                : t({
                    id: 'line-maker.name-factory-of-entry',
                    defaultMessage: 'Name the factory of the entry…',
                  })
            }
            start={ofEntry.start}
            profile={rules.profile}
            entryId={isOnServer(entry) ? entry.id : undefined}
            onSupplier={takeSupplier}
            onUse={ofEntry.fill}
          />
        )}
      </p>
      <div className={fieldStyles.grid}>
        <LineSupplierField id={id} field="manufacturer_mid" columns={12} />
      </div>
    </LineSection>
  )
}

const addressText = ({ name, address_line1, city }: LineManufacturer): string =>
  [name, address_line1, city].filter(Boolean).join(', ')

/** 'all 35 lines', '34 of 35 lines': those that have no manufacturer ID themselves. */
function reachText(lines: Record<string, { manufacturer_mid?: string } | undefined>): string {
  const all = Object.values(lines)
  const count = all.filter((line) => !line?.manufacturer_mid).length
  if (all.length === 1) return t({ id: 'line-maker.only-line', defaultMessage: 'the only line' })
  return count === all.length
    ? t({ id: 'line-maker.all-lines', defaultMessage: 'all {count} lines' }, { count })
    : t(
        { id: 'line-maker.of-lines', defaultMessage: '{count} of {total} lines' },
        { count, total: all.length },
      )
}
