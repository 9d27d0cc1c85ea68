import { fieldLabel } from '@edfe/domain/entry'
import {
  type MergedPapers,
  type MergedValue,
  mergePapers,
  type PaperField,
  type PaperReading,
  type PaperValue,
  THE_ENTRY,
} from '@edfe/domain/papers'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { useMemo } from 'react'
import { optionsOf } from '../entry/form/controls/field-options.ts'
import type { Option } from '../entry/form/controls/select-field.tsx'
import { fieldMeta } from '../entry/form/field-meta.ts'
import { showText } from '../entry/values/format.ts'
import { t } from '../words/t.ts'

/** The answer of a person to a value of the papers, as the input shows it; it holds while the papers say the same. */
export interface Answer {
  text: string
  isConfirmed: boolean
  /** The values of the papers that it was given for. */
  of: string
}

export type Answers = ReadonlyMap<PaperField, Answer>

/** A field that the papers speak of, with its answer. */
export interface AskedField {
  field: PaperField
  label: string
  /** One value where the papers agree, else each of theirs. */
  choices: readonly MergedValue[]
  /** Why there are several: papers differ, the entry has another value, or the words leave open which one it is. */
  why: 'papers' | 'entry' | 'open'
  /** The values that the field takes, where they are few. */
  options: readonly Option[] | undefined
  /** As the input shows it; '' leaves the field out, or is not answered yet. */
  text: string
  isConfirmed: boolean
}

const keyOf = (choices: readonly MergedValue[]): string => choices.map(({ value }) => value).join('\n')

/** A value as an input shows it. */
export const shownValue = (field: PaperField, value: string): string =>
  showText(field === 'currency' ? undefined : fieldMeta(field).kind, value)

const choicesFor = (field: PaperField): readonly Option[] | undefined => {
  const lookup = field === 'currency' ? undefined : fieldMeta(field).lookup
  return lookup === 'modes' || lookup === 'entry-types' ? optionsOf(lookup, SPECIFICATION_PROFILE) : undefined
}

/** A value in words: '11 Vessel, container'. */
export const nameOfValue = ({ field, options }: AskedField, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? shownValue(field, value)

const whyOf = (choices: readonly MergedValue[]): AskedField['why'] => {
  const papers = choices.map(({ sources }) => sources.map(({ paper }) => paper).join())
  if (choices.some(({ sources }) => sources.some(({ paper }) => paper === THE_ENTRY))) return 'entry'
  return new Set(papers).size === 1 ? 'open' : 'papers'
}

const WHOLE: Partial<Record<PaperField, () => string>> = {
  currency: () => t({ id: 'papers.currency', defaultMessage: 'Currency of the invoice' }),
  'line_items.0.gross_weight_kg': () =>
    t({ id: 'papers.gross-weight-in-all', defaultMessage: 'Gross weight in all (kg)' }),
  'line_items.0.manifest_qty': () => t({ id: 'papers.packages-in-all', defaultMessage: 'Packages in all' }),
}

const labelOf = (field: PaperField): string => WHOLE[field]?.() ?? t(fieldLabel(field, ''))

/** The fields of papers with the answers given so far. A currency on which all agree is that of the lines, and not asked. */
export function askedFields(merged: MergedPapers, answers: Answers): AskedField[] {
  const all = [
    ...merged.contradictions.map(({ field, choices }) => ({ field, choices })),
    ...merged.agreed
      .filter(({ field }) => field !== 'currency')
      .map((value) => ({ field: value.field, choices: [value] })),
  ]
  return all.map(({ field, choices }) => {
    const answer = answers.get(field)
    const [only, ...others] = choices
    const proposed = only && others.length === 0 ? shownValue(field, only.value) : ''
    const holds = answer?.of === keyOf(choices)
    return {
      field,
      label: labelOf(field),
      choices,
      why: whyOf(choices),
      options: choicesFor(field),
      text: answer && (holds || answer.isConfirmed) ? answer.text : proposed,
      isConfirmed: holds && answer.isConfirmed,
    }
  })
}

/** The fields of the papers beside what the entry has of them, and what a person says to each. */
export function usePaperAnswers(
  readings: readonly PaperReading[],
  entry: readonly PaperValue[],
  answers: Answers,
) {
  const merged = useMemo(() => mergePapers(readings, entry), [readings, entry])
  return {
    fields: askedFields(merged, answers),
    /** The number of fields that the entry has as the papers say. */
    done: merged.done.length,
  }
}

/** An answer to a field, which holds while the papers and the entry say the same. */
export const answerTo = ({ choices }: AskedField, text: string, isConfirmed: boolean): Answer => ({
  text,
  isConfirmed,
  of: keyOf(choices),
})
