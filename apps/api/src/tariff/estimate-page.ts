import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { type Sentence, say } from '@edfe/domain/messages'
import { plainDecimal } from '@edfe/domain/money'
import { countryChoices, isCountryCode } from '@edfe/domain/reference'
import { readAskedGoods } from '@edfe/domain/search'
import type { Formatter } from '@edfe/messages'
import { dutyOf, tariffNotes } from '@edfe/tariff/duty'
import { ARRIVALS, type Arrival, costOfImport, type ImportFacts } from '@edfe/tariff/estimate'
import { preferencesOf } from '@edfe/tariff/preferences'
import { digitsOf, editionOn, type Schedule, type TariffLine, withDots } from '@edfe/tariff/schedule'
import { demandedUnits } from '@edfe/tariff/units'
import { type Address, textOf } from './address.ts'
import { agencyAsks } from './agency-asks.ts'
import { estimateView } from './estimate-view.ts'
import { findGoods, readAnswers } from './find-goods.ts'
import type { TariffInWords } from './tariff-service.ts'
import { editionView, noSuchNumber, questionsView } from './tariff-views.ts'

/** Before the key of a question in the address: `a.metal_share=under_15`. */
const ANSWER = 'a.'
const MOST_QUANTITIES = 3

interface Context {
  readonly service: TariffInWords
  readonly isSignedIn: boolean
  readonly today: CalendarDay
}

/** The page of the estimate at an address. An unreadable value is reported next to its field. */
export async function estimatePage(
  address: Address,
  { service, isSignedIn, today }: Context,
): Promise<EstimatePage> {
  const { words } = service
  const asked = askedOf(address)
  const day = parseDay(asked.on) ?? today
  const schedule = editionOn(service.tariff.schedules, day)
  const found = asked.hts ? schedule.find(asked.hts) : undefined
  const line = found?.isWhole ? found : undefined
  const problems = problemsOf(asked, words)
  const origin = asked.origin || undefined
  const goods =
    line || !asked.hts
      ? undefined
      : await findGoods(service, schedule, asked.hts, { locale: words.locale, origin, day })
  const facts = line && factsOf(asked, line, day)
  const costs = facts && Object.keys(problems).length === 0 ? compared(facts, asked) : []
  const results = costs.map((one) => ({ one, cost: costOfImport(service.tariff, one) }))
  const refused = results.find(({ cost }) => cost.kind === 'refused')?.cost
  if (refused?.kind === 'refused') problems.hts = words.format(refused.reason)
  else if (goods && !isFoundByWords(goods, asked.hts))
    problems.hts = words.format(withoutLine(schedule, asked.hts))
  return {
    asked: { ...asked, hts: line ? withDots(line.number) : asked.hts },
    day,
    countries: countryChoices(words.locale),
    edition: editionView(schedule.edition, service.tariff),
    notes: tariffNotes(service.tariff, schedule.edition, day).map((note) => words.format(note)),
    found: goods,
    goods: line && {
      path: [...line.path],
      units: demandedUnits(line.units).map(({ code, text }) => code ?? text),
    },
    agencies: agencyAsks(service, line),
    questions: facts ? questionsOf(facts, service) : [],
    claims:
      line && asked.origin
        ? preferencesOf(line, asked.origin, day).map(({ spi, name }) => ({ spi, name }))
        : [],
    costs: results.flatMap(({ one, cost }) =>
      cost.kind === 'cost'
        ? [
            {
              origin: one.origin,
              on: one.entryDate,
              cost: estimateView(cost, [], asked.answers, { ...service, today }),
            },
          ]
        : [],
    ),
    problems,
    isSignedIn,
  }
}

const hasWords = (typed: string): boolean => readAskedGoods(typed).words !== ''

/** True if words were typed in place of a number, and goods have them. */
const isFoundByWords = ({ rows }: NonNullable<EstimatePage['found']>, typed: string): boolean =>
  rows.length > 0 && hasWords(typed)

/** Why goods cannot be entered under what was typed: the beginning of numbers, or no number. */
function withoutLine(schedule: Schedule, typed: string): Sentence {
  const found = schedule.findBeginning(typed)
  if (!found) return noSuchNumber(schedule.edition, typed)
  const number = withDots(digitsOf(typed))
  return found.isWhole
    ? say(
        {
          id: 'estimate.number-begins-one',
          defaultMessage: '{number} is the beginning of one number: {whole}. Enter that one.',
        },
        { number, whole: withDots(found.number) },
      )
    : say(
        {
          id: 'estimate.number-is-short',
          defaultMessage: '{number} has longer numbers under it. Choose one of them.',
        },
        { number },
      )
}

type Asked = EstimatePage['asked']

function askedOf(address: Address): Asked {
  const country = (name: string) => {
    const code = textOf(address, name).toUpperCase()
    return isCountryCode(code) ? code : ''
  }
  const day = (name: string) => parseDay(textOf(address, name)) ?? ''
  const mode = textOf(address, 'mode')
  const hts = textOf(address, 'hts')
  const isWords = hasWords(hts)
  const words = isWords ? hts : textOf(address, 'words')
  return {
    hts,
    words: hasWords(words) ? words : '',
    goods_answers: isWords ? '' : readAnswers(textOf(address, 'goods_answers')).join(),
    origin: country('origin'),
    value: textOf(address, 'value'),
    freight: textOf(address, 'freight'),
    on: day('on'),
    mode: ARRIVALS.find((arrival) => arrival === mode) ?? 'ocean',
    spi: textOf(address, 'spi').toUpperCase(),
    with_origin: country('with_origin'),
    with_on: day('with_on'),
    quantities: Array.from({ length: MOST_QUANTITIES }, (_, index) =>
      textOf(address, `quantity_${index + 1}`),
    ),
    answers: Object.fromEntries(
      Object.keys(address)
        .filter((name) => name.startsWith(ANSWER) && textOf(address, name) !== '')
        .map((name) => [name.slice(ANSWER.length), textOf(address, name)]),
    ),
  }
}

/** An amount as the API takes it; undefined when it cannot be read. */
function amountOf(typed: string, places: number): string | undefined {
  const plain = plainDecimal(typed)
  const isShort = (plain?.split('.')[1] ?? '').length <= places
  return plain === undefined || plain.startsWith('-') || !isShort ? undefined : plain
}

const DOLLARS = say({
  id: 'estimate.dollars',
  defaultMessage: 'Enter US dollars, such as 12129 or 12129.50.',
})
const QUANTITY = say({ id: 'estimate.quantity', defaultMessage: 'Enter a number, such as 65 or 65.5.' })

function problemsOf(asked: Asked, words: Formatter): Record<string, string> {
  const dollars = words.format(DOLLARS)
  const isWrong = (typed: string, places: number) => typed !== '' && amountOf(typed, places) === undefined
  return {
    ...(isWrong(asked.value, 2) && { value: dollars }),
    ...(isWrong(asked.freight, 2) && { freight: dollars }),
    ...Object.fromEntries(
      asked.quantities.flatMap((typed, index) =>
        isWrong(typed, 6) ? [[`quantity_${index + 1}`, words.format(QUANTITY)]] : [],
      ),
    ),
  }
}

/** The facts of the import; undefined while origin or value is missing. */
function factsOf(asked: Asked, line: TariffLine, entryDate: CalendarDay): ImportFacts | undefined {
  const value = amountOf(asked.value, 2)
  if (!asked.origin || value === undefined) return undefined
  const units = demandedUnits(line.units)
  return {
    hts: line.number,
    origin: asked.origin,
    entryDate,
    value,
    spi: asked.spi || undefined,
    answers: asked.answers,
    assume: 'usual',
    arrival: asked.mode as Arrival,
    freight: amountOf(asked.freight, 2) ?? '0',
    quantities: asked.quantities.flatMap((typed, index) => {
      const [quantity, unit] = [amountOf(typed, 6), units[index]?.code]
      return quantity !== undefined && unit ? [{ quantity, unit }] : []
    }),
  }
}

/** The import, and the same with the other origin or day. */
function compared(facts: ImportFacts, { with_origin, with_on }: Asked): ImportFacts[] {
  const other = {
    ...facts,
    origin: with_origin || facts.origin,
    entryDate: parseDay(with_on) ?? facts.entryDate,
  }
  const isSame = other.origin === facts.origin && other.entryDate === facts.entryDate
  return isSame ? [facts] : [facts, other]
}

/** The open questions, and those that have an answer, so that it can be changed. */
function questionsOf(facts: ImportFacts, { tariff, words }: TariffInWords): EstimatePage['questions'] {
  const open = (without: string | undefined) => {
    const answers = Object.entries(facts.answers ?? {}).filter(([key]) => key !== without)
    const found = dutyOf(tariff, { ...facts, answers: Object.fromEntries(answers) })
    return found.kind === 'duty' ? found.questions : []
  }
  const answered = Object.keys(facts.answers ?? {}).flatMap((key) =>
    open(key).filter((question) => question.key === key),
  )
  return questionsView([...answered, ...open(undefined)], words)
}
