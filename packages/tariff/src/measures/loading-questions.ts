import { defineMessage } from '@edfe/domain/messages'
import { ONLY_IF_YES, type Question } from './question.ts'

/** The questions about goods that were in transit when a duty began, by its first day. */
export const LOADED_BEFORE = {
  loaded_before_2025_02_01: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-02-01',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before February 1, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_04_05: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-04-05',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before April 5, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_04_09: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-04-09',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before April 9, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_04_10: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-04-10',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before April 10, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_08_06: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-08-06',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before August 6, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_08_07: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-08-07',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before August 7, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2025_08_27: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2025-08-27',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before August 27, 2025?',
    }),
    options: ONLY_IF_YES,
  },
  loaded_before_2026_02_24: {
    text: defineMessage({
      id: 'tariff.ask.loaded-before-2026-02-24',
      defaultMessage:
        'Were the goods loaded onto a vessel and in transit on the final mode of transit before February 24, 2026?',
    }),
    options: ONLY_IF_YES,
  },
} as const satisfies Record<string, Question>

/** A day before which goods were loaded. */
export type LoadedBefore = keyof typeof DAYS_OF_LOADING

const DAYS_OF_LOADING = {
  '2025-02-01': 'loaded_before_2025_02_01',
  '2025-04-05': 'loaded_before_2025_04_05',
  '2025-04-09': 'loaded_before_2025_04_09',
  '2025-04-10': 'loaded_before_2025_04_10',
  '2025-08-06': 'loaded_before_2025_08_06',
  '2025-08-07': 'loaded_before_2025_08_07',
  '2025-08-27': 'loaded_before_2025_08_27',
  '2026-02-24': 'loaded_before_2026_02_24',
} as const satisfies Record<string, keyof typeof LOADED_BEFORE>

/** The question whether goods were in transit before a day. */
export const loadedBeforeQuestion = (day: LoadedBefore): keyof typeof LOADED_BEFORE => DAYS_OF_LOADING[day]
