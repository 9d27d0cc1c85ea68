import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { NoteOfHeading } from './chapter-99.ts'
import {
  DutiesAnswer,
  DutiesRequest,
  DutyAnswer,
  DutyRequest,
  EstimateAnswer,
  EstimateRequest,
} from './duty.ts'
import {
  RulingAnswer,
  RulingParams,
  TariffGoodsAnswer,
  TariffGoodsQuery,
  TariffLineAnswer,
  TariffLineParams,
  TariffLineQuery,
  TariffProposals,
  TariffProposalsRequest,
  UsedTariffLines,
  UsedTariffLinesQuery,
} from './tariff.ts'

const TOO_MANY = { 429: ['too_many_requests'] } as const

export const findTariffGoods = operation('findTariffGoods', {
  summary: 'Subheadings for goods by words or digits, best first, each with the reason for it and its lines',
  tag: 'tariff',
  query: TariffGoodsQuery,
  answers: { 200: TariffGoodsAnswer },
  refusals: { ...INVALID, ...TOO_MANY },
})

export const listUsedTariffLines = operation('listUsedTariffLines', {
  summary: 'Lines of the tariff schedule that the newest entries of the organization use, newest first',
  tag: 'tariff',
  query: UsedTariffLinesQuery,
  answers: { 200: UsedTariffLines },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getTariffLine = operation('getTariffLine', {
  summary: 'One number of the tariff schedule with its rates and units',
  tag: 'tariff',
  params: TariffLineParams,
  query: TariffLineQuery,
  answers: { 200: TariffLineAnswer },
  refusals: { ...INVALID, ...TOO_MANY, 404: ['not_found'] },
})

export const getTariffNote = operation('getTariffNote', {
  summary: 'What a U.S. note to subchapter III of chapter 99 says of a heading',
  tag: 'tariff',
  params: TariffLineParams,
  answers: { 200: NoteOfHeading },
  refusals: { ...INVALID, ...TOO_MANY, 404: ['not_found'] },
})

export const getRuling = operation('getRuling', {
  summary: 'A ruling of CBP on the number of goods, by its number',
  tag: 'tariff',
  params: RulingParams,
  answers: { 200: RulingAnswer },
  refusals: { ...INVALID, ...TOO_MANY, 404: ['not_found'] },
})

export const calculateDuty = operation('calculateDuty', {
  summary: 'The duty of a line of goods with its tariff rows and open questions; stores nothing',
  tag: 'tariff',
  body: DutyRequest,
  answers: { 200: DutyAnswer },
  refusals: { ...INVALID, ...TOO_MANY, 422: ['no_duty'] },
})

export const estimateCost = operation('estimateCost', {
  summary: 'What goods cost to import: duty, fees, the sum to pay and the landed cost; stores nothing',
  tag: 'tariff',
  body: EstimateRequest,
  answers: { 200: EstimateAnswer },
  refusals: { ...INVALID, ...TOO_MANY, 422: ['no_duty'] },
})

export const proposeTariffNumbers = operation('proposeTariffNumbers', {
  summary: 'For each of many descriptions of goods, the numbers that a search of the tariff finds first',
  tag: 'tariff',
  body: TariffProposalsRequest,
  answers: { 200: TariffProposals },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const calculateDuties = operation('calculateDuties', {
  summary: 'The duty of many lines of goods, to compare it with what a paper says; stores nothing',
  tag: 'tariff',
  body: DutiesRequest,
  answers: { 200: DutiesAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})
