import type { DraftData } from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'
import { choicesOf } from '../../form/choices.ts'
import { fieldMeta } from '../../form/field-meta.ts'
import { showText, storeText } from '../../values/format.ts'

/** The change that a fix makes to the field at one path, as the page shows values. */
export interface FieldChange {
  path: string
  /** 'Line 007'; 'Entry' for a field that no line has. */
  place: string
  before: string
  after: string
}

/** The text at a path of a draft; '' where there is none. */
export function textAt(draft: DraftData, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], draft)
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the changes when the fields at these paths get a typed text; a field that has it already is left
 * out.
 */
export function changesOf(draft: DraftData, paths: readonly string[], typed: string): FieldChange[] {
  return paths.flatMap((path) => {
    const { kind } = fieldMeta(path)
    const shown = (text: string) =>
      choicesOf(path)?.find(({ value }) => value === text)?.label ?? showText(kind, text)
    const before = shown(textAt(draft, path))
    const after = shown(storeText(kind, typed))
    return before === after ? [] : [{ path, place: placeOf(path), before, after }]
  })
}

function placeOf(path: string): string {
  const [, index] = /^line_items\.(\d+)\./.exec(path) ?? []
  return index === undefined
    ? t({ id: 'common.entry', defaultMessage: 'Entry' })
    : t(
        { id: 'fix-changes.line', defaultMessage: 'Line {padStart}' },
        { padStart: String(Number(index) + 1).padStart(3, '0') },
      )
}
