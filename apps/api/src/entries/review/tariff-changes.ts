import type { DraftData } from '@edfe/domain/entry'
import { dollarsText, toCents } from '@edfe/domain/money'
import type { Finding } from '@edfe/domain/rules'

/** A line whose duty an edition of the tariff changes, with texts as people read them. */
export interface TariffChange {
  /** 1 for the first line. */
  line: number
  duty: string
  /** The value by the present tariff; undefined while it lacks a row that the tariff asks for. */
  expected?: string
  /** Headings of chapter 99 that the tariff asks for and the line lacks. */
  headings?: string
}

const HEADINGS = 'FILING_TARIFF_HEADINGS'
const TARIFF_RULES = ['FILING_TARIFF_DUTY', 'FILING_TARIFF_DUTY_TYPED', HEADINGS]

/** The lines of which the tariff says something else than before, from the findings of both. */
export function tariffChanges(
  draft: DraftData,
  before: readonly Finding[],
  after: readonly Finding[],
): TariffChange[] {
  const known = new Set(before.map(keyOf))
  const lacking = new Set(after.filter(({ rule_id }) => rule_id === HEADINGS).map(lineOf))
  return after
    .filter(({ rule_id }) => TARIFF_RULES.includes(rule_id))
    .filter((finding) => finding.rule_id === HEADINGS || !lacking.has(lineOf(finding)))
    .filter((finding) => !known.has(keyOf(finding)))
    .map(({ path, message: { params = {} } }) => {
      const index = lineOf({ path })
      return {
        line: index + 1,
        duty: dollarsText(toCents(draft.line_items?.[index]?.duty_amount)),
        ...(typeof params.expected === 'string' && { expected: params.expected }),
        ...(typeof params.headings === 'string' && { headings: params.headings }),
      }
    })
}

const lineOf = ({ path }: Pick<Finding, 'path'>): number => Number(path.split('.')[1])

const keyOf = ({ rule_id, path, message }: Finding): string => JSON.stringify([rule_id, path, message.params])
