import { Link } from '@tanstack/react-router'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { feeCodeOptions } from '../../form/controls/field-options.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import feeClassesStyles from './fee-classes.module.css'

/** The fee rows of step 5 with code, CBP's accounting class and a note. */
export function FeeClasses() {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const rows = editor.state().entry.draft_data.totals_declarations?.fee_summary ?? []
  const step = (
    <Link {...entryLink(entry.id, 'step-5')}>
      {t({ id: 'fee-classes.step-5', defaultMessage: 'step 5' })}
    </Link>
  )
  return (
    <FormSection
      title={t({ id: 'fee-classes.fees', defaultMessage: 'Fees' })}
      lead={t({
        id: 'fee-classes.code-of-the-record-class',
        defaultMessage: "Code of the record, class of CBP's accounts, and why a fee is due.",
      })}
      isPlain
    >
      <p className={layoutStyles.gapBelow}>
        {rows.length === 0 ? (
          <T
            id="fee-classes.no-fee-rows-yet-proposes"
            defaultMessage="No fee rows yet: {step} proposes them from mode and value."
            values={{ step }}
          />
        ) : (
          <T
            id="fee-classes.rows-are-added-and-removed"
            defaultMessage="Rows are added and removed in {step}."
            values={{ step }}
          />
        )}
      </p>
      {rows.map((row, index) => {
        const at = inside(`totals_declarations.fee_summary.${row.id}`)
        return (
          <fieldset key={row.id} className={feeClassesStyles.feeRecord}>
            <legend>
              {row.fee_type ||
                t({ id: 'fee-classes.fee', defaultMessage: 'Fee {index}' }, { index: index + 1 })}
            </legend>
            <div className={fieldStyles.grid}>
              <EntryField name={at('code')} columns={4} options={feeCodeOptions(row.fee_type)} />
              <EntryField name={at('class_code')} columns={4} />
              <EntryField name={at('amount')} columns={4} />
              <EntryField name={at('note')} columns={12} />
            </div>
          </fieldset>
        )
      })}
    </FormSection>
  )
}
