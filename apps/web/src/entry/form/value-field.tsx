import type { DraftPath } from '@edfe/domain/entry'
import { type ReactNode, useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import type { FieldColumns } from '../../ui/field.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { showAmount } from '../values/format.ts'
import { MoneyField } from './controls/money-field.tsx'
import { useEntryFormContext } from './form-context.ts'
import { shownValue } from './shown-value.ts'
import { useValues } from './use-values.ts'

interface Props {
  name: DraftPath
  columns?: FieldColumns
  hint?: string
  note?: ReactNode
}

/** The entered value of a line. Where CBP's rules round its cents, a note says so. */
export function ValueField({ note, ...props }: Props) {
  const { rules } = useEntryContext()
  const { form } = useEntryFormContext()
  const value = useValues(form, props.name) as string | undefined
  const [rounded, setRounded] = useState<{ from: string; to: string }>()
  const tidy = (typed: string): string => {
    const from = showAmount(typed)
    const to = shownValue(typed, rules.profile)
    if (to !== from) {
      setRounded({ from, to })
      announce(sentence(from))
    }
    return to
  }
  const said = rounded && rounded.to === value ? sentence(rounded.from) : undefined
  return (
    <MoneyField
      {...props}
      tidy={tidy}
      note={
        said || note ? (
          <>
            {said} {note}
          </>
        ) : undefined
      }
    />
  )
}

const sentence = (from: string): string =>
  t(
    {
      id: 'value-field.rounded',
      defaultMessage: 'Rounded from {amount}: CBP accepts whole dollars only.',
    },
    { amount: `$${from}` },
  )
