import type { RulesProfile } from '@edfe/domain/profile'
import { t } from '../../../words/t.ts'
import { shownValue } from '../../form/shown-value.ts'
import type { CellText, SettledCells } from '../../lines-sheet/line-change.ts'
import { showAmount } from '../../values/format.ts'

/** The cells with entered values as they are kept, and a sentence that says how many were rounded. */
export function settleValues(
  texts: readonly CellText[],
  profile: Pick<RulesProfile, 'centsOfValue'>,
): SettledCells {
  const cells = texts.map((cell) =>
    cell.field === 'entered_value' ? { ...cell, text: shownValue(cell.text, profile) } : cell,
  )
  const rounded = cells.filter(({ text }, index) => text !== showAmount(texts[index]?.text ?? ''))
  const count = rounded.filter(({ field }) => field === 'entered_value').length
  if (count === 0) return { cells }
  const values =
    count === 1
      ? t({ id: 'settle-values.the-value-is', defaultMessage: 'The value is' })
      : t({ id: 'settle-values.values-are', defaultMessage: '{count} values are' }, { count })
  return {
    cells,
    note: t(
      {
        id: 'settle-values.rounded-whole-dollars-cbp',
        defaultMessage: '{values} rounded to whole dollars, as CBP requires.',
      },
      { values },
    ),
  }
}
