import { type PartColumn, partWords, wordsOfColumn } from '@edfe/domain/parts'
import { CBP_COUNTRY_CODES, COUNTRIES, referenceName, UNITS } from '@edfe/domain/reference'
import type { ReactNode } from 'react'
import type { FieldColumns } from '../ui/field.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

type Option = readonly [value: string, label: string]

const byCode = (rows: readonly { code: string; name: string }[]): Option[] =>
  [...rows]
    .sort((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, name }) => [code, `${code} ${name}`])

/** CBP's table of units has it under a name for statisticians. */
const NO_UNIT = 'X'

const LOOKUPS: Partial<Record<NonNullable<PartColumn['field']['lookup']>, () => Option[]>> = {
  countries: () =>
    byCode([...COUNTRIES.map(({ alpha2, name }) => ({ code: alpha2, name })), ...CBP_COUNTRY_CODES]),
  units: () => byCode(UNITS.map(({ code, name }) => ({ code, name: unitName(code, name) }))),
}

const unitName = (code: string, name: string): string =>
  code === NO_UNIT
    ? t({ id: 'part-field.no-quantity', defaultMessage: 'No quantity' })
    : t(referenceName('unit', code, name))

const WORDS: Readonly<Record<string, string>> = {
  get UN() {
    return t({ id: 'part-field.un-not-known', defaultMessage: 'UN Not known' })
  },
  get OTH() {
    return t({ id: 'part-field.oth-not-known', defaultMessage: 'OTH Not known' })
  },
  get 'N/A'() {
    return t({ id: 'part-field.n-a-none', defaultMessage: 'N/A None' })
  },
}

function listedOf({ choices, lookup }: PartColumn['field']): Option[] | undefined {
  if (choices) return Object.entries(choices).map(([value, name]): Option => [value, t(name)])
  return lookup && LOOKUPS[lookup]?.()
}

/** The values that a field is chosen from, and the one that it has; undefined for a field that is typed. */
function optionsOf(column: PartColumn, value: string): Option[] | undefined {
  const { field } = column
  const listed = listedOf(field)
  if (!listed) return undefined
  const words = wordsOfColumn(column).map((word): Option => [word, WORDS[word] ?? word])
  const options = [...words, ...listed]
  const isListed = value === '' || options.some(([code]) => code === value)
  return [
    ['', t({ id: 'common.none', defaultMessage: 'None' })],
    ...(isListed ? [] : [[value, value] as const]),
    ...options,
  ]
}

interface Props {
  id: string
  column: PartColumn
  value: string
  error?: string | undefined
  columns?: FieldColumns
  /** Button at the right end of the label's line. */
  aside?: ReactNode
  onChange: (value: string) => void
}

/** One field of a part: a choice of codes, or a text. */
export function PartField({ column, value, onChange, ...props }: Props) {
  const { path, field } = column
  const { label, hint } = partWords(path)
  const options = optionsOf(column, value)
  const shared = { ...props, label: t(label), hint: hint && t(hint), value, optional: path !== 'part_number' }
  return options ? (
    <SelectField {...shared} options={options} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField
      {...shared}
      maxLength={field.limit ?? field.maxLength ?? 200}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
