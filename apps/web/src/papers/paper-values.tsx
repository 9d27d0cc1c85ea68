import type { KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { SelectBox } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { AskedField } from './paper-answers.ts'
import { PaperSources } from './paper-sources.tsx'
import type { DroppedPaper } from './use-papers.ts'

interface Props {
  fields: readonly AskedField[]
  papers: readonly DroppedPaper[]
  onAnswer: (field: AskedField, text: string, isConfirmed: boolean) => void
  /** Shows a value on the page of its paper. */
  onShow: (field: AskedField, at: number) => void
  /** Goes to the next value that is not confirmed. */
  onNext: (from: HTMLElement, open: string) => void
  /** What becomes of a sum of the shipment in the lines; undefined for other values. */
  noteOf: (field: AskedField) => string | undefined
}

/** The values on which all papers agree, each beside the words around it; Enter confirms one and goes to the next. */
export function PaperValues({ fields, papers, onAnswer, onShow, onNext, noteOf }: Props) {
  return (
    <Table isStacked>
      <TableHead
        columns={[
          t({ id: 'common.field', defaultMessage: 'Field' }),
          t({
            id: 'paper-values.value-and-place',
            defaultMessage: 'Value, and where your papers have it',
          }),
          t({ id: 'paper-values.confirmed', defaultMessage: 'Confirmed' }),
        ]}
      />
      <tbody>
        {fields.map((field) => {
          const { label, choices, options, text, isConfirmed } = field
          const note = noteOf(field)
          const control = {
            className: controlStyles.control,
            'aria-label': label,
            'data-open': isConfirmed ? undefined : field.field,
            value: text,
            onFocus: () => onShow(field, 0),
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onAnswer(field, text, true)
              onNext(event.currentTarget, field.field)
            },
          }
          return (
            <tr key={field.field} onPointerEnter={() => onShow(field, 0)}>
              <td data-label={t({ id: 'common.field', defaultMessage: 'Field' })}>{label}</td>
              <td data-label={t({ id: 'common.value', defaultMessage: 'Value' })}>
                {options ? (
                  <SelectBox>
                    <select
                      {...control}
                      onChange={({ currentTarget }) => onAnswer(field, currentTarget.value, false)}
                    >
                      <option value="" />
                      {options.map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))}
                    </select>
                  </SelectBox>
                ) : (
                  <input
                    {...control}
                    onChange={({ currentTarget }) => onAnswer(field, currentTarget.value, false)}
                  />
                )}
                {note && <small>{note}</small>}
                {choices.map((value) => (
                  <PaperSources key={value.value} value={value} papers={papers} />
                ))}
              </td>
              <td data-label={t({ id: 'paper-values.confirmed', defaultMessage: 'Confirmed' })}>
                {isConfirmed ? (
                  <span className={textStyles.success}>
                    <Icon name="check" />{' '}
                    {text.trim() === ''
                      ? t({ id: 'paper-values.left-out', defaultMessage: 'Left out' })
                      : t({ id: 'paper-values.confirmed', defaultMessage: 'Confirmed' })}
                  </span>
                ) : (
                  <Button
                    look="quiet"
                    small
                    aria-label={t(
                      { id: 'paper-values.confirm-label', defaultMessage: 'Confirm {label}' },
                      { label },
                    )}
                    onClick={({ currentTarget }) => {
                      onAnswer(field, text, true)
                      onNext(currentTarget, field.field)
                    }}
                  >
                    {t({ id: 'paper-values.confirm', defaultMessage: 'Confirm' })}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
