import stopwordData from './data/mid-stopwords.json' with { type: 'json' }
import suffixData from './data/suffixes.json' with { type: 'json' }
import { records } from './table.ts'

const suffixes = records<'suffix' | 'abbreviation' | 'common_forms'>(suffixData)

/**
 * Every way of writing a street suffix, upper case, with its postal abbreviation: STREET and STRT give ST.
 * An abbreviation keeps its meaning, although the postal service lists MDW under MEADOWS (MDWS) too.
 */
export const STREET_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ...suffixes.flatMap((row) =>
    [row.suffix, ...row.common_forms.split('; ')].map((form) => [form, row.abbreviation] as const),
  ),
  ...suffixes.map((row) => [row.abbreviation, row.abbreviation] as const),
])

/** Words that a manufacturer code passes over: A, AN, AND, OF, THE. */
export const MID_STOPWORDS: ReadonlySet<string> = new Set(stopwordData.rows.map((row) => row[0]!))
