import { type Field, fieldHint, fieldLabel, fieldOf } from '@edfe/domain/entry'
import { onLanguageChange } from '../../words/language.ts'
import { officialText } from '../../words/official-text.ts'
import { t } from '../../words/t.ts'

/**
 * A field name of a form as a draft path of the registry: lines and fee rows go by id in a form, by index in a
 * draft, and one of several codes or rows belongs to the field that holds them.
 */
export function fieldPath(name: string): string {
  const path = name.replace(/^(line_items|totals_declarations\.fee_summary)\.[^.]+\./, '$1.0.')
  const row = /^(.+?)\.\d+(?:\..+)?$/.exec(
    path.replace(/^(line_items|totals_declarations\.fee_summary)\.0\./, '$1:'),
  )?.[1]
  const holder = row?.replace(':', '.0.')
  return holder && HOLDERS.has(fieldOf(holder)?.kind ?? '') ? holder : path
}

/** Fields of several codes or rows. */
const HOLDERS: ReadonlySet<string> = new Set(['codes', 'list'])

/** A field in the language of the page. */
export interface FieldMeta extends Field {
  /** The English label of a field with a block of the form; undefined on an English page. */
  official: string | undefined
}

const byName = new Map<string, FieldMeta>()
onLanguageChange(() => byName.clear())

/** Kind and limits of a field from the one registry of the domain, with label and hint in the language of the page. */
export function fieldMeta(name: string): FieldMeta {
  const path = fieldPath(name)
  const known = byName.get(path)
  if (known) return known
  const field = fieldOf(path)
  if (!field) throw new Error(`No field is registered at ${name}.`)
  const hint = fieldHint(path)
  const label = fieldLabel(path)
  const official = field.block ? officialText(label) : undefined
  const meta = { ...field, label: t(label), official, hint: hint ? t(hint) : '' }
  byName.set(path, meta)
  return meta
}
