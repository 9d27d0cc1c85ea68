import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, modeOf, summarizeShipment } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { countryName, isAirMode, isVesselMode } from '@edfe/domain/reference'
import type { ShownFinding } from '@edfe/messages'
import { t } from '../../../words/t.ts'

/** A piece of the sentence: plain words, a fact of the entry, or a fact that is missing or wrong. */
export interface SentencePart {
  text: string
  tone: 'plain' | 'fact' | 'problem'
}

interface Facts {
  draft: DraftData
  totalValue: string
  /** The name of the port of unlading, else of entry; undefined while it is looked up or unknown. */
  portName: string | undefined
  issues: readonly ShownFinding[]
}

const BY_MODE: Record<string, string> = {
  '1': 'by sea',
  '2': 'by rail',
  '3': 'by road',
  '4': 'by air',
  '5': 'by mail',
}

const inWords = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What the entry declares, in plain sentences. A fact that is missing or that a check refuses is marked. */
export function declarationSentence({ draft, totalValue, portName, issues }: Facts): SentencePart[] {
  const { shipment_origin: shipment = {}, line_items: lines = [] } = draft
  const { goods, otherLines, supplier } = summarizeShipment(draft)
  const wrong = new Set(issues.filter(({ severity }) => severity === 'error').map(({ path }) => path))
  const plain = (text: string): SentencePart => ({ text, tone: 'plain' })
  const fact = (value: string | undefined, missing: string, ...paths: string[]): SentencePart => ({
    text: value || missing,
    tone: value && !paths.some((path) => wrong.has(path)) ? 'fact' : 'problem',
  })
  const more =
    otherLines === 0
      ? ''
      : otherLines === 1
        ? t({ id: 'declaration-sentence.1-more-line', defaultMessage: ' and 1 more line' })
        : t(
            { id: 'declaration-sentence.and-more-lines', defaultMessage: ' and {otherLines} more lines' },
            { otherLines },
          )
  const day = parseDay(shipment.import_date)
  const mode = modeOf(draft)
  const at = (field: string) => `shipment_origin.${field}`
  return [
    plain(t({ id: 'declaration-sentence.you-are-importing', defaultMessage: 'You are importing ' })),
    fact(
      goods && `${goods}${more}`,
      t({
        id: 'declaration-sentence.goods-without-description',
        defaultMessage: 'goods without a description',
      }),
      'line_items.0.description',
    ),
    plain(' from '),
    fact(
      originOf(draft),
      t({ id: 'declaration-sentence.country-missing', defaultMessage: 'a country that is missing' }),
      at('country_of_origin'),
    ),
    plain(t({ id: 'declaration-sentence.worth', defaultMessage: ', worth ' })),
    fact(Number(totalValue) > 0 ? formatUsd(totalValue) : '', 'nothing yet', 'line_items.0.entered_value'),
    ...(supplier
      ? [
          plain(t({ id: 'declaration-sentence.bought-from', defaultMessage: ', bought from ' })),
          fact(supplier, ''),
          ...relationPart(lines.map(({ relationship }) => relationship ?? '')),
        ]
      : []),
    plain('. They arrive at '),
    fact(
      portName ?? shipment.us_port_unlading,
      t({ id: 'declaration-sentence.port-missing', defaultMessage: 'a port that is missing' }),
      at('us_port_unlading'),
    ),
    plain(' on '),
    fact(
      day && inWords.format(new Date(`${day}T00:00:00Z`)),
      t({ id: 'declaration-sentence.day-missing', defaultMessage: 'a day that is missing' }),
      at('import_date'),
    ),
    plain(` ${BY_MODE[mode.charAt(0)] ?? ''}`.trimEnd()),
    plain(
      isVesselMode(mode)
        ? t({ id: 'declaration-sentence.on', defaultMessage: ', on ' })
        : t({ id: 'declaration-sentence.carried-by', defaultMessage: ', carried by ' }),
    ),
    fact(
      shipment.importing_carrier,
      isVesselMode(mode)
        ? t({ id: 'declaration-sentence.vessel-missing', defaultMessage: 'a vessel that is missing' })
        : t({ id: 'declaration-sentence.carrier-missing', defaultMessage: 'a carrier that is missing' }),
      at('importing_carrier'),
    ),
    plain(
      isAirMode(mode)
        ? t({ id: 'declaration-sentence.under-air-waybill', defaultMessage: ', under air waybill ' })
        : t({ id: 'declaration-sentence.under-bill', defaultMessage: ', under bill ' }),
    ),
    fact(shipment.bill_of_lading, 'that is missing', at('bill_of_lading')),
    plain('.'),
  ]
}

/** The country of all goods; several countries are named by their number. */
function originOf({ shipment_origin: shipment = {}, line_items: lines = [] }: DraftData): string {
  const codes = new Set(
    lines.map((line) => line.origin_country || shipment.country_of_origin || '').filter(Boolean),
  )
  if (codes.size > 1)
    return t(
      { id: 'declaration-sentence.countries', defaultMessage: '{size} countries' },
      { size: codes.size },
    )
  const [code = shipment.country_of_origin ?? ''] = codes
  return countryName(code) ?? code
}

/** Says of the supplier whether you are related; nothing where the lines differ. */
function relationPart(relations: readonly string[]): SentencePart[] {
  const [first, ...others] = new Set(relations)
  if (others.length > 0 || (first !== 'Y' && first !== 'N')) return []
  return [
    {
      text:
        first === 'Y'
          ? t({ id: 'declaration-sentence.who-related', defaultMessage: ', who is related to you' })
          : t({ id: 'declaration-sentence.who-not-related', defaultMessage: ', who is not related to you' }),
      tone: 'plain',
    },
  ]
}
