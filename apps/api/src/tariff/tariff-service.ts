import type { Formatter } from '@edfe/messages'
import type { Tariff } from '@edfe/tariff/duty'
import { type KeptEdition, tariffWithEditions } from '@edfe/tariff/loading'
import type { Schedule } from '@edfe/tariff/schedule'
import { createTariffSearch, type TariffSearch } from '@edfe/tariff/search'
import { shippedTariff } from '@edfe/tariff/shipped'

/** The tariff of the server: the same for everyone, opened soon after the start, or at the first question about it. */
export interface TariffService {
  readonly tariff: Tariff
  /** The search of an edition; its index is built once. */
  searchOf(schedule: Schedule): Promise<TariffSearch>
}

/** The tariff, and the words of who asks it. */
export type TariffInWords = TariffService & { readonly words: Formatter }

let shipped: Tariff | undefined
let kept: readonly KeptEdition[] = []
let opened: TariffService | undefined

/** Opens the tariff in about 0.2 s and keeps it: 30 MB for each edition in use, with the index of a search 60 MB. */
export function tariffService(): TariffService {
  opened ??= serviceOf(tariffWith(kept))
  return opened
}

/** The tariff that comes with the product, with editions that were loaded. */
export function tariffWith(editions: readonly KeptEdition[]): Tariff {
  shipped ??= shippedTariff()
  return tariffWithEditions(shipped, editions)
}

/** Takes the editions that were loaded into the tariff of this process, from the next question on. */
export function useKeptEditions(editions: readonly KeptEdition[]): void {
  kept = editions
  opened = undefined
}

function serviceOf(tariff: Tariff): TariffService {
  const indexes = new Map<Schedule, Promise<TariffSearch>>()
  return {
    tariff,
    searchOf: (schedule) => {
      const index = indexes.get(schedule) ?? createTariffSearch(schedule)
      indexes.set(schedule, index)
      return index
    },
  }
}
