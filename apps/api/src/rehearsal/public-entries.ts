import type { DraftData } from '@edfe/domain/entry'
import {
  type LineDuty,
  PUBLIC_DAYS,
  PUBLIC_SHIPMENTS,
  type PublicShipment,
  publicDraft,
} from '@edfe/domain/rehearsal'
import { dutyOf, lookedUpNote, type Tariff } from '@edfe/tariff/duty'
import { english } from '../messages/formatter.ts'

/** The public shipments as entries, by their number among them; without those whose duty the tariff of this server does not know. */
export function publicEntries(tariff: Tariff): { shipment: number; draft: DraftData }[] {
  return PUBLIC_SHIPMENTS.flatMap((shipment, at) => {
    const duty = lineDuty(tariff, shipment)
    return duty ? [{ shipment: at + 1, draft: publicDraft(shipment, at + 1, duty) }] : []
  })
}

function lineDuty(
  tariff: Tariff,
  { hts, origin, value, quantities, spi, answers }: PublicShipment,
): LineDuty | undefined {
  const found = dutyOf(tariff, {
    hts,
    origin,
    entryDate: PUBLIC_DAYS.entered,
    value: String(value),
    quantities: quantities.map((text) => {
      const [quantity = '', unit = ''] = text.split(' ')
      return { quantity, unit }
    }),
    assume: 'usual',
    ...(spi && { spi }),
    ...(answers && { answers }),
  })
  if (found.kind === 'refused' || found.duty === undefined) return undefined
  const note = lookedUpNote(found.holes, PUBLIC_DAYS.filed)
  return {
    duty_amount: found.duty,
    ...(note && { duty_note: english.format(note) }),
    hts_rate: percentOf(found.rows.at(-1)?.rateText ?? ''),
    tariff_rows: found.rows.flatMap(({ number, measure, rateText, amount }) =>
      measure === undefined
        ? []
        : [{ hts: number, measure, rate: rateText, duty: amount ?? '', source: 'calculated' as const }],
    ),
  }
}

/** The number of a rate in percent alone, as block 37 takes it; 0 for free goods. */
const percentOf = (rate: string): string => /^([\d.]+)%$/.exec(rate)?.[1] ?? (rate === 'Free' ? '0' : '')
