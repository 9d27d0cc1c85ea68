import type { Road } from '@edfe/contracts/organization/road'
import { t } from '../words/t.ts'

/** '3 of 8 steps done, about 11 weeks left.' */
export const weeksInShort = ({ done, steps, weeks: [, to] }: Road): string =>
  t(
    {
      id: 'weeks-left.short',
      defaultMessage:
        '{done} of {all} steps done{to, plural, =0 {.} one {, about # week left.} other {, about # weeks left.}}',
    },
    { done, all: steps.length, to },
  )

/** '3 of 8 steps done. 9 to 11 weeks left, and the time that CBP does not name.' */
export function weeksLeft({ done, steps, weeks: [from, to], isLonger }: Road): string {
  return t(
    {
      id: 'weeks-left.sentence',
      defaultMessage:
        '{done} of {all} steps done.{span, select, none {} one { {to, plural, one {# week} other {# weeks}} left} other { {from} to {to} weeks left}}{span, select, none {{isLonger, select, yes { CBP names no time for what is left.} other {}}} other {{isLonger, select, yes {, and the time of the steps for which CBP names none.} other {.}}}}',
    },
    {
      done,
      all: steps.length,
      span: to === 0 ? 'none' : from === to ? 'one' : 'some',
      from,
      to,
      isLonger: isLonger ? 'yes' : 'no',
    },
  )
}
