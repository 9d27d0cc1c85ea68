import type { Entry } from '@edfe/contracts/entries/entry'
import { type DraftData, type LineItem, lineFields } from '@edfe/domain/entry'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { useEntryContext } from '../../editing/entry-context.ts'
import { usePosition } from '../../editing/use-position.ts'
import { fromFormValues, toFormValues } from '../../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'
import { refusedOnPage } from '../../frame/refused-here.ts'
import { type PageActions, useDetailActions } from '../../frame/use-page-actions.ts'
import type { DetailPage } from '../../pages/detail-pages.ts'
import { checkDetail } from '../check-detail.ts'
import { rowName, withoutBlankRows } from './line-values.ts'

export interface LineDetails {
  form: EntryForm
  actions: PageActions
  /** Ids of the lines in their order. */
  order: readonly string[]
  /** The line whose fields are on the page; undefined while the entry has none. */
  current: string | undefined
  show: (id: string) => void
  /** Shows the line that a field belongs to. */
  reveal: (name: string) => void
}

/** The line that a page opens with: of its link, else the last one shown on it, else the first. */
function openingLine(
  linked: string | undefined,
  position: Entry['navigation_state'],
  page: string,
  order: readonly string[],
): string | undefined {
  const stored = position?.page === page ? position.line_id : undefined
  return [linked, stored].find((id) => id !== undefined && order.includes(id)) ?? order[0]
}

/**
 * Returns the form's starting values for the parts of the draft that a page edits in addition to the lines.
 */
type MoreValues = (draft: DraftData) => FieldValues

const nothing: MoreValues = () => ({})

/** The lines as a detail page edits them: one at a time, all of them judged and saved together. */
export function useLineDetails(
  page: Extract<DetailPage, 'lines' | 'line-values' | 'calculations'>,
  more: MoreValues = nothing,
): LineDetails {
  const { editor, rules } = useEntryContext()
  const [initial] = useState<readonly LineItem[]>(() => editor.draft().line_items ?? [])
  const [order] = useState(() => initial.map((line) => line.id))
  const [fees] = useState(() => (editor.draft().totals_declarations?.fee_summary ?? []).map((row) => row.id))
  const linked = useLocation({ select: ({ state }) => state.line_id })
  const [current, setCurrent] = useState(() =>
    openingLine(linked, editor.state().entry.navigation_state, page, order),
  )
  usePosition(page, current)
  const form = useEntryForm({
    section: 'line_items',
    toValues: (draft): FieldValues => ({
      line_items: Object.fromEntries(initial.map((line) => [line.id, toFormValues(lineFields, line)])),
      ...more(draft),
    }),
    toSection: (values) =>
      order.map((id, index) => ({
        ...withoutBlankRows(fromFormValues(lineFields, values.line_items[id] as LineItem)),
        id,
        line_number: index + 1,
      })),
    check: (draft) => checkDetail(page, draft, rules),
    refuses: refusedOnPage(page),
    nameOf: (path) => rowName(path, order, fees),
  })
  const reveal = useCallback(
    (name: string) => {
      const id = /^line_items\.([^.]+)/.exec(name)?.[1]
      // At once, because the field takes the focus in the next frame.
      if (id !== undefined && order.includes(id)) flushSync(() => setCurrent(id))
    },
    [order],
  )
  const actions = useDetailActions(page, form, 'line_items')
  return { form, actions, order, current, show: setCurrent, reveal }
}
