import { formatDay, parseDay } from '@edfe/domain/calendar'
import type { Classification, GoodsSource } from '@edfe/domain/entry'
import { goodsReason } from '../../goods/goods-reason.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { inside } from '../form/inside.ts'
import { useValues } from '../form/use-values.ts'
import { isOfNumber, NO_CLASSIFICATION } from './classification.ts'
import { useClassification } from './use-classification.ts'

/** Why a line has its number: what the search of the tariff showed on the day of the choice, and the importer's own reason. */
export function WhyThisNumber({ lineId }: { lineId: string }) {
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
      {kept?.hts && (
        <>
          <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove8}`}>
            {foundText(kept)}
          </p>
          <ul className={textStyles.note}>
            {(kept.reasons ?? []).map(({ source = '', words = '', ruling = '', ruled_on = '' }) => (
              <li key={`${source} ${words}`}>
                {goodsReason({
                  source: source as GoodsSource,
                  words,
                  ruling: ruling ? { number: ruling, day: ruled_on || null } : null,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={fieldStyles.grid}>
        <EntryField name={at('classification.note')} columns={12} />
      </div>
    </details>
  )
}

/** 'Chosen on 11/29/2026 in HTS 2026 Rev 10, found by “teddy bear”.' */
function foundText({ words = '', edition = '', chosen_on = '' }: Classification): string {
  const day = parseDay(chosen_on)
  return t(
    {
      id: 'why-this-number.found',
      defaultMessage:
        'Chosen on {day}{isSearched, select, yes { in {edition}, found by “{words}”} other { among numbers that were used before}}.',
    },
    { day: day ? formatDay(day) : '', isSearched: words ? 'yes' : 'no', edition, words },
  )
}
