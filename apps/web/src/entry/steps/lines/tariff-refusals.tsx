import { listed } from '../../../messages/listed.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/t.ts'
import { lineRanges } from '../../lines-sheet/line-ranges.ts'
import type { TariffQuestions } from '../../tariff/use-tariff-questions.ts'

interface Props extends Pick<TariffQuestions, 'refused' | 'otherUnits'> {
  order: readonly string[]
  onOpen: (id: string) => void
}

/**
 * Shows the values that the tariff refuses on the lines as last saved: unknown numbers, quantities in other
 * units.
 */
export function TariffRefusals({ refused, otherUnits, order, onOpen }: Props) {
  const faults = [
    ...refused.map(({ reason, lines }) => ({ text: reason, lines })),
    ...otherUnits.map(({ number, units, lines }) => ({
      text: t(
        {
          id: 'tariff-refusals.tariff-asks-quantities',
          defaultMessage: 'The tariff asks for quantities of {number} in {units}.',
        },
        { number, units: listed(units) },
      ),
      lines,
    })),
  ]
  if (faults.length === 0) return null
  return (
    <Alert role="status">
      {faults.map(({ text, lines }) => (
        <p key={text}>
          {text}{' '}
          <Button look="inline" onClick={() => onOpen(lines[0]!)}>
            {t(
              {
                id: 'tariff-refusals.lines',
                defaultMessage: '{count, plural, one {Line} other {Lines}} {lines}',
              },
              { count: lines.length, lines: lineRanges(lines.map((line) => order.indexOf(line))) },
            )}
          </Button>
        </p>
      ))}
    </Alert>
  )
}
