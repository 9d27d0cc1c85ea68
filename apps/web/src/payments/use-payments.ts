import type { AnswerOf } from '@edfe/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type Owed = AnswerOf<'getOwed'>
export type OwedPayment = Owed['days'][number]['payments'][number]
export type Statements = AnswerOf<'listStatements'>
export type StatementSummary = Statements['statements'][number]
export type KeptStatement = Statements['kept'][number]

/** Reads what is owed to CBP; stale with the dashboard's figures. */
export const useOwed = () =>
  useQuery({ queryKey: ['dashboard', 'owed'], queryFn: ({ signal }) => call('getOwed', { signal }) })

/** Reads the statements of CBP, the newest first. */
export const useStatements = () =>
  useQuery({
    queryKey: ['dashboard', 'statements'],
    queryFn: ({ signal }) => call('listStatements', { signal }),
  })
