import type { Entry } from '@edfe/contracts/entries/entry'
import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { GoodsFacts } from '../../goods/goods-queries.ts'
import { askDuty } from './ask-duties.ts'

export type LineDuty = AnswerOf<'calculateDuty'>
export type AskedQuestion = AnswerOf<'listTariffQuestions'>['questions'][number]
export type RefusedLines = AnswerOf<'listTariffQuestions'>['refused'][number]
export type SharedClaim = AnswerOf<'listTariffQuestions'>['claims'][number]
export type OtherUnits = AnswerOf<'listTariffQuestions'>['other_units'][number]
export type DutyRequest = BodyOf<'calculateDuty'>

/** The facts of an entry that decide what the goods of a line pay. */
export interface EntryFacts extends GoodsFacts {
  /** The day by which the goods were loaded onto the vessel that brings them. */
  loadedOn?: string | undefined
}

/** Queries the tariff's questions about the lines of an entry, as they were last saved. */
export const tariffQuestionsQuery = ({ id, updated_at }: Pick<Entry, 'id' | 'updated_at'>, isOn: boolean) =>
  queryOptions({
    queryKey: ['tariff', 'questions', id, updated_at],
    queryFn: ({ signal }) => call('listTariffQuestions', { params: { id }, signal }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

const digitsOf = (typed: string): string => typed.replaceAll('.', '')

/** True if all ten digits of a number of the tariff are typed, with or without periods. */
export const isWholeNumber = (typed: string): boolean => /^\d{10}$/.test(digitsOf(typed))

/** One number of the tariff, once all its digits are typed. */
export const tariffLineQuery = (typed: string, on: string | undefined) => {
  const hts = digitsOf(typed)
  return queryOptions({
    queryKey: ['tariff', 'line', hts, on],
    queryFn: ({ signal }) => call('getTariffLine', { params: { hts }, query: { on }, signal }),
    enabled: isWholeNumber(hts),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Queries the U.S. note on a heading of chapter 99, once somebody opens it. */
export const tariffNoteQuery = (hts: string, isOpen: boolean) =>
  queryOptions({
    queryKey: ['tariff', 'note', hts],
    queryFn: ({ signal }) => call('getTariffNote', { params: { hts }, signal }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The duty of a line of goods. A line that has none, such as one of an unknown number, answers with 422 and the reason. */
export const dutyQuery = (request: DutyRequest | undefined) =>
  queryOptions({
    queryKey: ['tariff', 'duty', request],
    queryFn: () => askDuty(request as DutyRequest),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
