import type { LineItem } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import type { EntryFormValue } from '../form/form-context.ts'
import {
  type AskedQuestion,
  type OtherUnits,
  type RefusedLines,
  type SharedClaim,
  tariffQuestionsQuery,
} from './tariff-queries.ts'

export interface TariffQuestions {
  /** The questions with the lines that have no answer yet. */
  open: () => AskedQuestion[]
  /** True if a line has a question without an answer. */
  isAsked: (id: string) => boolean
  /** Special programs that lines may claim and do not. */
  claims: readonly SharedClaim[]
  /** Lines without a duty, with the reason. */
  refused: readonly RefusedLines[]
  /** Lines whose quantities are in other units than the tariff's. */
  otherUnits: readonly OtherUnits[]
}

const NONE: readonly never[] = []

/** Returns the tariff's questions about the lines as last saved, without those answered since. */
export function useTariffQuestions(
  { form }: Pick<EntryFormValue, 'form'>,
  order: readonly string[],
): TariffQuestions {
  const entry = useEntry()
  const { data } = useQuery(tariffQuestionsQuery(entry, order.length > 1 && isOnServer(entry)))
  const questions = data?.questions ?? NONE
  const isOpen = useCallback(
    (id: string, key: string) => {
      const answers: LineItem['tariff_answers'] = form.getValues(`line_items.${id}.tariff_answers`)
      return !answers?.some(({ question }) => question === key)
    },
    [form],
  )
  const open = useCallback(
    () =>
      inOrder(questions, order)
        .map((question) => ({ ...question, lines: question.lines.filter((id) => isOpen(id, question.key)) }))
        .filter(({ lines }) => lines.length > 0),
    [questions, order, isOpen],
  )
  const isAsked = useCallback(
    (id: string) => questions.some(({ key, lines }) => lines.includes(id) && isOpen(id, key)),
    [questions, isOpen],
  )
  const faults = useMemo(
    () => ({
      claims: inOrder(data?.claims ?? NONE, order),
      refused: inOrder(data?.refused ?? NONE, order),
      otherUnits: inOrder(data?.other_units ?? NONE, order),
    }),
    [data, order],
  )
  return { open, isAsked, ...faults }
}

/** Groups of lines with those that the entry still has, in its order. */
const inOrder = <Group extends { lines: string[] }>(
  groups: readonly Group[],
  order: readonly string[],
): Group[] =>
  groups
    .map((group) => ({ ...group, lines: order.filter((id) => group.lines.includes(id)) }))
    .filter(({ lines }) => lines.length > 0)
