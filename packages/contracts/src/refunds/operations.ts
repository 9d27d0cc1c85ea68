import { z } from 'zod'
import { EntryParams } from '../entries/entry.ts'
import { File, FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import {
  MadeReport,
  NewReport,
  ReportEntryParams,
  ReportParams,
  ReportPart,
  ReportsAnswer,
} from './ace-reports.ts'
import { RefundsAnswer, RefundsQuery } from './refunds.ts'

/** Operations on what can come back. */
export const findRefunds = operation('findRefunds', {
  summary: 'Entries on file whose duty or fees differ from the measures of their entry date, page by page',
  tag: 'refunds',
  query: RefundsQuery,
  answers: { 200: RefundsAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const listAceReports = operation('listAceReports', {
  summary: 'The reports of ACE that members read in, the newest first',
  tag: 'refunds',
  answers: { 200: ReportsAnswer },
  refusals: FORBIDDEN,
})

export const addAceReport = operation('addAceReport', {
  summary: 'Begin to keep a report of ACE; its entries follow in parts',
  tag: 'refunds',
  body: NewReport,
  answers: { 201: MadeReport },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const addReportEntries = operation('addReportEntries', {
  summary: 'Keep a part of the entries of a report',
  tag: 'refunds',
  params: ReportParams,
  body: ReportPart,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...NO_ROW },
})

export const findReportRefunds = operation('findReportRefunds', {
  summary: 'Entries of a report whose duty differs from the measures of their entry date, page by page',
  tag: 'refunds',
  params: ReportParams,
  query: RefundsQuery,
  answers: { 200: RefundsAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const deleteAceReport = operation('deleteAceReport', {
  summary: 'Remove a report of ACE',
  tag: 'refunds',
  params: ReportParams,
  answers: { 204: z.null() },
  refusals: NO_ROW,
})

const LETTER = {
  tag: 'refunds',
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW, 404: ['not_found', 'protest_not_found'] },
} as const

export const getProtestLetter = operation('getProtestLetter', {
  ...LETTER,
  summary: 'A letter with the data of CBP Form 19 for what only a protest of an entry brings back',
  params: EntryParams,
})

export const getReportProtestLetter = operation('getReportProtestLetter', {
  ...LETTER,
  summary: 'A letter with the data of CBP Form 19 for an entry of a report',
  params: ReportEntryParams,
})
