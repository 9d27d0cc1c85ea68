import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { t } from '../../words/t.ts'
import type { Option } from './controls/select-field.tsx'
import { fieldPath } from './field-meta.ts'

interface Choice {
  value: string
  label: MessageDescriptor
}

const YES_NO: readonly Choice[] = [
  { value: 'Y', label: defineMessage({ id: 'common.yes', defaultMessage: 'Yes' }) },
  { value: 'N', label: defineMessage({ id: 'common.no', defaultMessage: 'No' }) },
]

/** The words of choices that have no table, by path. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  'line_items.0.relationship': YES_NO,
  'line_items.0.duty_reason': [
    {
      value: 'cbp',
      label: defineMessage({ id: 'duty-reason.cbp', defaultMessage: 'CBP gave another amount' }),
    },
    {
      value: 'ruling',
      label: defineMessage({ id: 'duty-reason.ruling', defaultMessage: 'A binding ruling decides it' }),
    },
    {
      value: 'advice',
      label: defineMessage({ id: 'duty-reason.advice', defaultMessage: 'A broker or counsel advised it' }),
    },
    {
      value: 'tariff',
      label: defineMessage({ id: 'duty-reason.tariff', defaultMessage: 'The calculation misses a measure' }),
    },
    { value: 'other', label: defineMessage({ id: 'duty-reason.other', defaultMessage: 'Another reason' }) },
  ],
}

const inWords = ({ value, label }: Choice): Option => ({ value, label: t(label) })

export const yesNo = (): readonly Option[] => YES_NO.map(inWords)

/** The options of a choice without a table; undefined where its page gives them. */
export const choicesOf = (name: string): readonly Option[] | undefined =>
  CHOICES[fieldPath(name)]?.map(inWords)
