import { parseDay } from '../calendar/calendar-day.ts'
import { originCountry } from './countries.ts'
import data from './data/mpf.json' with { type: 'json' }
import exemptData from './data/mpf-exempt-origins.json' with { type: 'json' }
import spiData from './data/spi.json' with { type: 'json' }
import { records } from './table.ts'

/** The merchandise processing fee of one fiscal year; amounts in US dollars, rate in percent. */
export interface MpfYear {
  year: string
  /** First and last day, `YYYY-MM-DD`; `to` is '' while the year is the newest known. */
  from: string
  to: string
  rate_percent: string
  minimum: string
  maximum: string
  informal: string
  dutiable_mail: string
  manual_surcharge: string
}

export const MPF_YEARS: readonly MpfYear[] = /* @__PURE__ */ records<keyof MpfYear>(data)

/** The fee year of an entry date; without a readable date the newest one, before the first one the first. */
export function mpfYear(entryDate: string | undefined): MpfYear {
  const newest = MPF_YEARS[MPF_YEARS.length - 1]!
  const day = entryDate && parseDay(entryDate)
  return (day && MPF_YEARS.find((year) => !year.to || day <= year.to)) || newest
}

/** Harbor maintenance fee in percent (26 U.S.C. 4461(b)). */
export const HMF_RATE_PERCENT = '0.125'

export interface Spi {
  code: string
  name: string
  /** 'Y' when a claim under it frees the article from the merchandise processing fee (19 CFR 24.23(c)). */
  mpf_exempt: string
  /** Countries whose goods may claim it, separated by spaces; '' for a program that looks at the article alone. */
  origins: string
}

export const SPIS: readonly Spi[] = /* @__PURE__ */ records<keyof Spi>(spiData)

const spis = new Map(SPIS.map((spi) => [spi.code, spi]))

/**
 * True if goods of an origin may claim a program. The origin is an ISO code, or CBP's code for part of a
 * country.
 */
export function mayClaim(code: string, origin: string): boolean {
  const spi = spis.get(code)
  if (!spi) return false
  return spi.origins === '' || spi.origins.split(' ').includes(originCountry(origin))
}

/**
 * True if a program depends on the origin of goods rather than on their kind or use, as with civil aircraft.
 */
export const restsOnOrigin = (code: string): boolean => Boolean(spis.get(code)?.origins)

const exemptOrigins = new Map(
  records<'reason' | 'countries'>(exemptData)
    .toReversed()
    .flatMap((row) => row.countries.split(' ').map((country) => [country, row.reason] as const)),
)

/** Chapter 98 goods pay no merchandise processing fee, except these two headings (AE table 9). */
const CHAPTER_98_PAYING = ['98020060', '98020080']

function isExemptChapter98(htsus: string): boolean {
  if (!/^\D*9\D*8/.test(htsus)) return false
  const digits = htsus.replace(/\D/g, '')
  return !CHAPTER_98_PAYING.some((heading) => digits.startsWith(heading))
}

/**
 * Why an article is free of the merchandise processing fee, in words, or undefined when it pays.
 * Origin is the two-letter code; `htsus` may carry its dots.
 */
export function mpfExemption(article: { htsus?: string; spi?: string; origin?: string }): string | undefined {
  if (article.htsus && isExemptChapter98(article.htsus)) return 'Chapter 98 goods'
  const program = spis.get((article.spi ?? '').toUpperCase())
  // A claim that goods of this origin cannot make frees from nothing.
  if (program?.mpf_exempt === 'Y' && mayClaim(program.code, article.origin ?? '')) return program.name
  const origin = exemptOrigins.get((article.origin ?? '').toUpperCase())
  return origin && `Origin: ${origin}`
}
