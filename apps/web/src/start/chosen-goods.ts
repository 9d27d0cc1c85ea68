import { formHts } from '@edfe/domain/entry'
import { proposedDescription } from '../entry/tariff/proposed-description.ts'
import type { ChosenNumber } from '../goods/goods-search.tsx'
import type { ShipmentAnswers } from './shipment-answers.ts'

/** The goods of a number that was chosen: the words that the answers have stay, else those of the search or the tariff. */
export const chosenGoods = (
  { what }: Pick<ShipmentAnswers, 'what'>,
  { line, searched }: Pick<ChosenNumber, 'line' | 'searched'>,
): Required<Pick<ShipmentAnswers, 'what' | 'hts'>> => ({
  what: what?.trim() ? what : proposedDescription(line.path, searched),
  hts: formHts(line.hts),
})
