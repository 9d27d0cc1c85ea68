import type { DraftPath } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import controlStyles from '../../../ui/control.module.css'
import { type FieldColumns, SelectBox } from '../../../ui/field.tsx'
import { t } from '../../../words/t.ts'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldTexts, useField } from '../use-field.ts'

export interface Option {
  value: string
  label: string
}

interface Props extends FieldTexts {
  name: DraftPath
  options: readonly Option[]
  columns?: FieldColumns | undefined
  /** The text of the empty choice. */
  empty?: string
  note?: ReactNode
}

/** Code and name as one option: '11 Vessel, container'. */
export const codeOption = ({ code, name }: { code: string; name: string }): Option => ({
  value: code,
  label: `${code} ${name}`,
})

/** A native select. A stored value that the list lacks is offered as it is, so that nothing is lost. */
export function SelectField({
  name,
  options,
  columns,
  label,
  hint,
  empty = t({ id: 'select-field.empty', defaultMessage: 'Choose' }),
  note,
}: Props) {
  const field = useField(name, { label, hint, hasNote: Boolean(note) })
  const register = field.form.register(name)
  const stored = String(field.form.getValues(name) ?? '')
  const isKnown = stored === '' || options.some((option) => option.value === stored)
  return (
    <FieldFrame field={field} columns={columns} note={note}>
      <SelectBox>
        <select
          {...field.aria}
          {...register}
          id={field.id}
          className={controlStyles.control}
          onChange={(event) => {
            void register.onChange(event)
            field.blurred(name)
          }}
          onBlur={(event) => {
            void register.onBlur(event)
            field.blurred(name)
          }}
        >
          <option value="">{empty}</option>
          {!isKnown && (
            <option value={stored}>
              {t(
                { id: 'select-field.not-in-list', defaultMessage: '{stored} (not in the list)' },
                { stored },
              )}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectBox>
    </FieldFrame>
  )
}
