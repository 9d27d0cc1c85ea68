import type { CalendarDay } from '../../src/calendar/index.ts'
import { HEADER_DEFAULTS } from '../../src/entry/empty-draft.ts'
import { type RulesProfileName, rulesProfile } from '../../src/profile/index.ts'
import { createReferenceBook } from '../../src/reference/reference-book.ts'
import type { ProgramTime, TariffBook, TariffHole, TariffReading } from '../../src/reference/tariff-book.ts'
import type { RuleContext } from '../../src/rules/context.ts'

/** Lamps are counted; knitted shirts are counted by the dozen and weighed. */
const UNITS_OF: Readonly<Record<string, readonly string[]>> = {
  9405418440: ['NO'],
  6109100012: ['DOZ', 'KG'],
}

/** A reading of the day's own edition that nothing is missing from. */
const WHOLE = { holes: [], isOfLaterEdition: false }

/** The least and the most for pullovers, by what they are made of; what wine owes nobody knows without its liters. */
const PULLOVERS = ['0.00', '1500.00'].map((duty) => ({
  edition: 'a sample',
  duty,
  headings: [],
  relieved: [],
  ...WHOLE,
}))
const ASKED = ['6110202079', '2204215060']

/** NAFTA, which USMCA followed; the program of Nepal, and one of Haiti as it will have ended. */
const PROGRAM_TIMES: Readonly<Record<string, ProgramTime>> = {
  CA: { time: 'ended', day: '2020-06-30' as CalendarDay, isSure: true },
  NP: { time: 'ended', day: '2025-12-31' as CalendarDay, isSure: false },
  98206125: { time: 'ended', day: '2026-12-31' as CalendarDay, isSure: true },
}

/** Lamps that may owe more, or less, by law that the tariff lacks. */
const lampsOf = (hole: Pick<TariffHole, 'owes'>): TariffReading => ({
  edition: 'a sample',
  duty: '473.03',
  headings: [],
  relieved: [],
  holes: [{ says: { id: 'tariff.hole.drones' }, ...hole }],
  isOfLaterEdition: false,
})

const LAMPS: Readonly<Record<string, TariffReading>> = {
  CA: lampsOf({ owes: 'more' }),
  GT: lampsOf({ owes: 'less' }),
  RU: lampsOf({ owes: 'barred' }),
  CN: { edition: 'a sample', duty: '1382.71', headings: ['99038815'], relieved: [], ...WHOLE },
  TH: { edition: 'a sample', duty: '473.03', headings: ['99030302'], relieved: ['99030302'], ...WHOLE },
}

/**
 * A tariff that reads lamps: 3.9%, for those of China also the 7.5% of heading 9903.88.15; those of Thailand were in
 * transit. It asks about pullovers and wine.
 */
const LAMPS_OF_CHINA: TariffBook = {
  read: ({ hts, origin }) => (hts === '9405418440' ? LAMPS[origin] : undefined),
  gap: ({ hts, entryDate }) =>
    ASKED.includes(hts)
      ? 'open_question'
      : ['9401696011', '9801001012'].includes(hts)
        ? 'no_duty'
        : entryDate < '2025-02-04'
          ? 'no_measures'
          : undefined,
  readings: ({ hts, origin }) =>
    hts === '6110202079' ? PULLOVERS : hts === '9405418440' ? [LAMPS[origin] ?? []].flat() : [],
  units: (hts) => UNITS_OF[hts],
  hasNumber: (hts) => hts !== '9401691100' && hts !== '9401111100',
  hasSubheading: (hts) => !hts.startsWith('940111'),
  hasHeading: (hts, day) =>
    !hts.startsWith('99039999') && (!hts.startsWith('99030125') || day < '2026-02-20'),
  originsOf: (heading) => (heading === '99038803' ? ['CN'] : undefined),
  programTime: (claim) => PROGRAM_TIMES[claim],
  takesClaim: (hts, spi) => hts !== '6109100012' || spi !== 'D',
  hasMeasuresOn: () => true,
  isRestricted: (origin) => origin === 'CU',
}

/** Whoever has no data of the tariff: units, headings and duty are sent as they are. */
export function withoutTariff({
  reference: { tariff: _, ...reference },
  ...rules
}: RuleContext): RuleContext {
  return { ...rules, reference }
}

/** A number of the form of a port that CBP does not have, and the port that new entries begin with. */
const NO_PORTS: readonly string[] = ['9999', HEADER_DEFAULTS.port_code]

/** The day of the sample entry, the specification's rules, every port known but two. */
export const ruleContext = (profile: RulesProfileName = 'specification'): RuleContext => ({
  today: '2026-03-05' as CalendarDay,
  profile: rulesProfile(profile),
  reference: {
    ...createReferenceBook(),
    hasPort: (code) => !NO_PORTS.includes(code),
    isAirport: (code) => code === '2720',
    isExpressPort: (code) => code === '2791',
    tariff: LAMPS_OF_CHINA,
  },
  confirmedCarrierPrefixes: [],
})
