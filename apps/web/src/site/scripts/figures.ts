import type { ServiceFigures } from '@edfe/contracts/site/figures'
import { wordsOf } from './page-words.ts'

/**
 * Puts what the installation has measured in the place of what is specified: each element with `data-measured` names the
 * figure and the words (`data-says`). What waits for a figure (`data-if-measured`) shows, and what is said without one
 * (`data-specified`) goes.
 */
const words = wordsOf('figures')
const LANGUAGE = document.documentElement.lang

type Figure = Exclude<ServiceFigures[keyof ServiceFigures], number>
type Words = Parameters<typeof words>[0]

/** '14 minutes', '26 hours' or '3 days': from two of a unit on. */
function timeText(minutes: number): string {
  const [value, unit] =
    minutes < 120 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Number(value))
}

const percentText = (percent: number): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

const valuesOf = (figure: NonNullable<Figure>, days: number) => ({
  time: 'minutes' in figure ? timeText(figure.minutes) : '',
  percent: 'percent' in figure ? percentText(figure.percent) : '',
  count: figure.cases.toLocaleString(LANGUAGE),
  days,
})

function show({ days, ...figures }: ServiceFigures): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-measured]')) {
    const figure = figures[element.dataset.measured as keyof typeof figures]
    if (!figure) continue
    element.textContent = words(element.dataset.says as Words, valuesOf(figure, days))
    element.closest<HTMLElement>('[data-if-measured]')?.removeAttribute('hidden')
  }
  for (const [name, figure] of Object.entries(figures))
    if (figure)
      for (const specified of document.querySelectorAll(`[data-specified="${name}"]`)) specified.remove()
}

fetch('/api/figures')
  .then((answer) => (answer.ok ? answer.json() : undefined))
  .then((figures: ServiceFigures | undefined) => figures && show(figures))
  .catch(() => undefined)
