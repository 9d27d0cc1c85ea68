import type { LineItem } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import controlStyles from '../../../ui/control.module.css'
import fieldStyles from '../../../ui/field.module.css'
import { Field, SelectBox } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import linePickerStyles from './line-picker.module.css'
import type { LineDetails } from './use-line-details.ts'

const LONGEST = 60

/** '003 6201.19.1010 Jackets', with the number of its errors first. */
function lineText(line: LineItem | undefined, index: number, errors: number): string {
  const description = (line?.description ?? '').slice(0, LONGEST)
  const text = [
    lineNumberText(index),
    line?.htsus || t({ id: 'line-picker.no-htsus-number', defaultMessage: 'No HTSUS number' }),
    description,
  ]
    .filter(Boolean)
    .join(' ')
  return errors === 0
    ? text
    : `${text} (${t({ id: 'line-picker.text', defaultMessage: '{errors, plural, one {1 error} other {# errors}}' }, { errors })})`
}

/** Counts the errors of the last attempt for each line, by its position. */
function errorCounts(summary: readonly Finding[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { path } of summary) {
    const index = Number(/^line_items\.(\d+)\./.exec(path)?.[1] ?? -1)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return counts
}

/** Which line the fields below belong to. */
export function LinePicker({ lines }: { lines: LineDetails }) {
  const { form, order, current, show } = lines
  const id = useId()
  const values = useEntryFormContext().form.getValues('line_items') as Record<string, LineItem>
  const at = current === undefined ? -1 : order.indexOf(current)
  const counts = errorCounts(form.summary)
  const text = (index: number) => lineText(values[order[index]!], index, counts.get(index) ?? 0)
  const step = (by: 1 | -1) => {
    const next = order[at + by]
    if (next !== undefined) show(next)
  }
  return (
    <FormSection
      title={t({ id: 'line-picker.line', defaultMessage: 'Line {at}' }, { at: lineNumberText(at) })}
      lead={t(
        {
          id: 'line-picker.text-2',
          defaultMessage:
            '{count, plural, one {The only line of the entry.} other {Line {at} of #. Every line is kept and checked.}}',
        },
        { count: order.length, at: at + 1 },
      )}
    >
      {order.length === 1 ? (
        <p className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>{text(0)}</p>
      ) : (
        <div
          className={`${fieldStyles.columns12} ${layoutStyles.stack12} ${layoutStyles.alignEnd} ${linePickerStyles.linePicker}`}
        >
          <Field id={id} label={t({ id: 'common.line', defaultMessage: 'Line' })}>
            <SelectBox>
              <select
                id={id}
                className={controlStyles.control}
                value={current}
                onChange={(event) => show(event.currentTarget.value)}
              >
                {order.map((line, index) => (
                  <option key={line} value={line}>
                    {text(index)}
                  </option>
                ))}
              </select>
            </SelectBox>
          </Field>
          <Button
            look="quiet"
            disabledReason={
              at === 0
                ? t({ id: 'line-picker.this-is-the-first-line', defaultMessage: 'This is the first line.' })
                : undefined
            }
            onClick={() => step(-1)}
          >
            {t({ id: 'line-picker.previous-line', defaultMessage: 'Previous line' })}
          </Button>
          <Button
            look="quiet"
            disabledReason={
              at === order.length - 1
                ? t({ id: 'line-picker.this-is-the-last-line', defaultMessage: 'This is the last line.' })
                : undefined
            }
            onClick={() => step(1)}
          >
            {t({ id: 'line-picker.next-line', defaultMessage: 'Next line' })}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
