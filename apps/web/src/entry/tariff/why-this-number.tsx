import { isOfNumber, NO_CLASSIFICATION } from '../../goods/classification.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEditorState, useEntry } from '../editing/entry-context.ts'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { inside } from '../form/inside.ts'
import { useValues } from '../form/use-values.ts'
import { hasReason, KeptReason, ReasonPapers } from './kept-reason.tsx'
import { useClassification } from './use-classification.ts'

/** Why a line has its number: what the search of the tariff showed on the day of the choice, and the importer's own reason. */
export function WhyThisNumber({ lineId }: { lineId: string }) {
  const entry = useEntry()
  const phase = useEditorState((state) => state.phase)
  const { form } = useEntryFormContext()
  const at = inside(`line_items.${lineId}`)
  const { kept, keep } = useClassification(lineId)
  const hts = String(useValues(form, at('htsus')) ?? '')
  if (!hts && !kept?.hts) return null
  const isCurrent = isOfNumber(kept, hts)
  return (
    <details className={layoutStyles.spaceAbove12}>
      <summary
        className={`${layoutStyles.row8} ${shapeStyles.unmarked} ${shapeStyles.chevron} ${textStyles.small}`}
      >
        {t({ id: 'why-this-number.title', defaultMessage: 'Why this number' })}
      </summary>
      {!isCurrent && (
        <p className={`${textStyles.fine} ${textStyles.warning}`}>
          {t(
            {
              id: 'why-this-number.of-another',
              defaultMessage: 'This is the reason for {hts}. The number of the line was changed afterwards.',
            },
            { hts: kept?.hts ?? '' },
          )}{' '}
          <Button look="inline" onClick={() => keep(NO_CLASSIFICATION)}>
            {t({ id: 'why-this-number.remove', defaultMessage: 'Remove the reason' })}
          </Button>
        </p>
      )}
      {kept && <KeptReason kept={kept} />}
      <div className={fieldStyles.grid}>
        <EntryField name={at('classification.note')} columns={12} />
      </div>
      {phase === 'saved' && hasReason(kept) && <ReasonPapers entryId={entry.id} lineId={lineId} />}
    </details>
  )
}
