import type { Formatter } from '@edfe/messages'
import type { Tariff } from '@edfe/tariff/duty'
import {
  applyMeasures,
  type KeptEdition,
  type MeasuresEdition,
  tariffWithEditions,
} from '@edfe/tariff/loading'
import type { Schedule } from '@edfe/tariff/schedule'
import { createTariffSearch, type TariffSearch } from '@edfe/tariff/search'
import { shippedTariff } from '@edfe/tariff/shipped'
import { goodsIndex, knownGoods } from './rulings/known-goods.ts'

/** The tariff of the server: the same for everyone, opened soon after the start, or at the first question about it. */
export interface TariffService {
  readonly tariff: Tariff
  /** The search of an edition; its index is built once. */
  searchOf(schedule: Schedule): Promise<TariffSearch>
}

/** The tariff, and the words of who asks it. */
export type TariffInWords = TariffService & { readonly words: Formatter }

/** Editions of the schedule, oldest load first, and the measures that count. */
interface Kept {
  readonly editions: readonly KeptEdition[]
  readonly measures: MeasuresEdition | undefined
}

let shipped: Tariff | undefined
let kept: Kept = { editions: [], measures: undefined }
let opened: TariffService | undefined

/** Opens the tariff in about 0.2 s and keeps it: 30 MB for each edition in use, with the index of a search 60 MB. */
export function tariffService(): TariffService {
  opened ??= serviceOf(tariffWith(kept))
  return opened
}

/** The tariff that comes with the product, with editions of the schedule that were loaded, and without measures. */
export function tariffWithoutMeasures(editions: readonly KeptEdition[]): Tariff {
  shipped ??= shippedTariff()
  return tariffWithEditions(shipped, editions)
}

/** The tariff that comes with the product, with what operators added to it. */
export function tariffWith({ editions, measures }: Kept): Tariff {
  const tariff = tariffWithoutMeasures(editions)
  return measures ? applyMeasures(tariff, measures).tariff : tariff
}

/** Takes what operators added into the tariff of this process, from the next question on. */
export function useKept(added: Kept): void {
  kept = added
  opened = undefined
}

function serviceOf(tariff: Tariff): TariffService {
  const indexes = new Map<Schedule, Promise<TariffSearch>>()
  return {
    tariff,
    searchOf: async (schedule) => {
      await knownGoods()
      const index = indexes.get(schedule) ?? createTariffSearch(schedule, goodsIndex)
      indexes.set(schedule, index)
      return index
    },
  }
}
