import { stemOf } from './words.ts'

/**
 * Goods that people name by two words whose parts say little: 'power bank' is neither power nor a bank. Each has the
 * words of the schedule; several in one entry have to occur together.
 */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'air conditioner': ['air conditioning machines'],
  'air fryer': ['electrothermic appliances ovens'],
  'baby clothes': ['babies garments'],
  'baby clothing': ['babies garments'],
  'baseball cap': ['headgear hats knitted', 'hats other headgear'],
  'bath towel': ['toilet linen terry'],
  'bathing suit': ['swimwear'],
  'bed frame': ['wooden furniture bedroom', 'beds furniture'],
  'bed sheet': ['bed linen sheets'],
  'board game': ['game board table parlor games', 'board games'],
  'bottled water': ['mineral waters', 'waters natural'],
  'brake disc': ['brakes servo brakes parts'],
  'brake rotor': ['brakes servo brakes parts'],
  'car battery': ['lead acid storage batteries starting piston engines'],
  'cardboard box': ['cartons boxes cases corrugated'],
  'christmas light': ['lighting strings christmas trees'],
  'christmas ornament': ['christmas festivities articles'],
  'coffee bean': ['coffee'],
  'coffee maker': ['coffee makers'],
  'computer monitor': ['monitors automatic data processing'],
  'computer mouse': ['input output units'],
  'crystal vase': ['glassware lead crystal'],
  'cutting board': ['tableware kitchenware of wood'],
  'dietary supplement': ['food preparations'],
  'dining chair': ['household seats upholstered wooden', 'household seats'],
  'duct tape': ['self adhesive tape'],
  'electric bicycle': ['cycles auxiliary motor electric propulsion'],
  'electric bike': ['cycles auxiliary motor electric propulsion'],
  'electric car': ['motor vehicles electric motor propulsion'],
  'electric scooter': ['cycles auxiliary motor electric propulsion'],
  'energy drink': ['waters sweetened flavored'],
  'exercise bike': ['exercise cycles'],
  'extension cord': ['conductors fitted connectors', 'extension cords'],
  'face mask': ['made up articles masks', 'face masks'],
  'flash drive': ['solid state non volatile storage devices'],
  'food container': ['tableware kitchenware of plastics'],
  'frying pan': ['cooking ware'],
  'garden hose': ['hoses flexible tubes'],
  'glass vase': ['glassware'],
  'hair dryer': ['hair dryers'],
  'hand sanitizer': ['disinfectants'],
  'high heel': ['footwear women'],
  'hot sauce': ['sauces mixed condiments'],
  'led bulb': ['light emitting diode LED lamps'],
  'led lamp': ['light emitting diode LED lamps'],
  'led light bulb': ['light emitting diode LED lamps'],
  'led strip': ['light emitting diode LED modules', 'LED luminaires lighting fittings'],
  'life jacket': ['lifejackets'],
  'life vest': ['lifejackets'],
  'light bulb': ['filament lamps', 'LED lamps'],
  'memory card': ['solid state non volatile storage devices'],
  'nail polish': ['manicure pedicure preparations'],
  'office chair': ['swivel seats variable height'],
  'peanut butter': ['peanut butter'],
  'pet food': ['dog or cat food', 'preparations animal feeding'],
  'phone case': ['articles carried in pocket handbag', 'cases articles of plastics'],
  'phone charger': ['power supplies static converters'],
  'photo frame': ['frames paintings photographs mirrors'],
  'picture frame': ['frames paintings photographs mirrors'],
  'pool cue': ['billiards articles'],
  'potato chip': ['potato chips'],
  'power bank': ['lithium ion storage batteries'],
  'power supply': ['power supplies static converters'],
  'power tool': ['tools working in hand self contained motor'],
  'printer cartridge': ['cartridges ink printers', 'printers parts accessories'],
  'protein powder': ['protein concentrates'],
  'pullover hoodie': ['sweatshirts pullovers'],
  'rain jacket': ['rainwear', 'raincoats'],
  'robot vacuum': ['vacuum cleaners'],
  'running shoe': ['sports footwear training shoes', 'footwear tennis training shoes'],
  'security camera': ['television cameras'],
  'sewing machine': ['sewing machines'],
  'shower curtain': ['curtains'],
  'shower head': ['showers'],
  'smart watch': ['machines reception conversion transmission voice images data'],
  'sofa bed': ['seats convertible beds'],
  'soft drink': ['waters sweetened flavored'],
  'solar panel': ['photovoltaic cells assembled modules panels'],
  'soy sauce': ['soy sauce'],
  'stuffed toy': ['toys dolls'],
  'tape measure': ['tape measures', 'measuring tapes'],
  'usb cable': ['conductors fitted connectors'],
  'usb drive': ['solid state non volatile storage devices'],
  'usb stick': ['solid state non volatile storage devices'],
  'video game': ['video game consoles'],
  'water bottle': ['bottles', 'vacuum flasks'],
  'wine glass': ['drinking glasses stemware'],
  'wireless mouse': ['input output units'],
  'wood bookcase': ['wooden furniture'],
  'wooden bookcase': ['wooden furniture'],
  'yoga mat': ['exercise'],
}

const byStems = new Map<string, string[][]>(
  Object.entries(PHRASES).map(([phrase, words]) => [
    phrase.split(' ').map(stemOf).join(' '),
    words.map((together) => together.split(' ')),
  ]),
)

/** For each word of a query, the words of the schedule for the phrases that it is part of. */
export function phrasesIn(words: readonly string[]): string[][][] {
  const found = words.map((): string[][] => [])
  const stems = words.map((word) => stemOf(word) ?? word)
  for (let first = 0; first < stems.length; first += 1)
    for (const length of [2, 3]) {
      const phrase = byStems.get(stems.slice(first, first + length).join(' '))
      if (!phrase || first + length > stems.length) continue
      for (let at = first; at < first + length; at += 1) found[at]!.push(...phrase)
    }
  return found
}
