import {
  type FieldWords,
  fieldHint,
  fieldLabel,
  OTHER_PARTIES,
  type OtherPartyType,
  type RareField,
} from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'
import { choiceName } from '../../form/choices.ts'
import { DETAIL_PAGES, type DetailPage } from '../../pages/detail-pages.ts'

/** The path of a rare field in the field table: those of lines as of the first line. */
const tablePath = ({ path, isOfLine }: RareField): string => (isOfLine ? `line_items.0.${path}` : path)

export const rareLabel = (rare: RareField): string => t(fieldLabel(tablePath(rare)))

/** 'Transport Record, Block 12': where else the field is. */
export function rarePlace({ page, field }: RareField): string {
  const { title } = DETAIL_PAGES[page as DetailPage]
  return field.block
    ? t(
        { id: 'rare-words.place', defaultMessage: '{page}, Block {block}' },
        { page: title, block: field.block },
      )
    : title
}

/** What finds a rare field: its label and hint in the language of the page and in English, and its page. */
export function searchWords(rare: RareField): FieldWords {
  const hint = fieldHint(tablePath(rare))
  return {
    label: rareLabel(rare),
    more: [hint ? t(hint) : '', rarePlace(rare), rare.field.label, rare.field.hint],
  }
}

/** The party without a block that a field belongs to: its fields are opened together. */
export const partyOfPath = (path: string): OtherPartyType | undefined =>
  OTHER_PARTIES.find((party) => path.startsWith(`parties.${party}.`))

/** A value of a form as a known fact: a choice by its name, the rows of a list by their first column. */
export function factText(path: string, value: unknown): string {
  if (value === true) return t({ id: 'common.yes', defaultMessage: 'Yes' })
  if (Array.isArray(value))
    return value
      .map((row: object) => String(Object.values(row)[0] ?? ''))
      .filter(Boolean)
      .join(', ')
  return choiceName(path, String(value ?? ''))
}
