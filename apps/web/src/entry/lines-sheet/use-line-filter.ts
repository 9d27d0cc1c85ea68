import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EntryFormValue } from '../form/form-context.ts'
import { onValues } from '../form/on-values.ts'
import { type GroupedLines, groupedLines, isSameGrouping, type LineGroup, linesShown } from './line-groups.ts'
import { cellName } from './sheet-columns.ts'

/** Groups settle a moment after typing, so that a key never waits for them. */
const SETTLE_MS = 150

/** A line whose field is mended stays in sight; one whose question is answered goes, as the question does. */
const NONE: ReadonlySet<string> = new Set()

export interface LineFilter {
  /** The group that is shown; undefined for all lines. */
  group: LineGroup | undefined
  choose: (group: LineGroup | undefined) => void
  groups: GroupedLines
  /** The lines that are shown, in their order. */
  shown: readonly string[]
}

/** The lines by what they show, and the ones that a person wants to see. `isAsked` says which have a question. */
export function useLineFilter(
  step: EntryFormValue,
  order: readonly string[],
  isAsked: (id: string) => boolean,
): LineFilter {
  const groups = useGroups(step, order, isAsked)
  const [chosen, setChosen] = useState<{ group: LineGroup; kept: ReadonlySet<string> }>()
  const choose = useCallback(
    (group: LineGroup | undefined) =>
      setChosen(group && { group, kept: group === 'asked' ? NONE : groups[group] }),
    [groups],
  )
  const members = useMemo(
    () => (chosen ? linesShown(order, groups[chosen.group], chosen.kept) : []),
    [chosen, groups, order],
  )
  // A group whose lines have all gone is left.
  return members.length > 0
    ? { group: chosen?.group, choose, groups, shown: members }
    : { group: undefined, choose, groups, shown: order }
}

function useGroups(
  { form, errors }: EntryFormValue,
  order: readonly string[],
  isAsked: (id: string) => boolean,
): GroupedLines {
  const read = useCallback(
    () =>
      groupedLines({
        order,
        findings: errors.foundUnder('line_items'),
        isShown: (name) => errors.shown(name) !== undefined,
        textOf: (name) => String(form.getValues(name) ?? ''),
        isTypedOver: (id) => form.getValues(cellName(id, 'duty_source')) === 'typed',
        isAsked,
      }),
    [errors, form, isAsked, order],
  )
  const [groups, setGroups] = useState(read)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const update = () =>
      setGroups((before) => {
        const now = read()
        return isSameGrouping(before, now) ? before : now
      })
    const settle = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(update, SETTLE_MS)
    }
    update()
    const stops = [errors.subscribe('line_items', settle), onValues(form, settle)]
    return () => {
      clearTimeout(timer.current)
      for (const stop of stops) stop()
    }
  }, [errors, form, read])
  return groups
}
