import { type Message, say } from '../messages/index.ts'
import { entryNumberRules } from './catalogue/entry-number.rules.ts'
import type { RuleContext } from './context.ts'
import { entryFacts } from './facts.ts'

const otherFiler = (filerCode: string): Message =>
  say(
    {
      id: 'refusal.entry-number.filer-code',
      defaultMessage: 'The number does not begin with the filer code of your organization, {filerCode}.',
    },
    { filerCode },
  )

/**
 * A number that a person types because the goods were released under it: filer code, seven digits and check digit. Other
 * characters than letters and digits are left out (2§5). The eleven characters, or the sentence on the first fault: that of
 * the rule on the entry number, or that it is the number of another filer.
 */
export function readEntryNumber(
  typed: string,
  filerCode: string,
  ctx: RuleContext,
): { number: string } | { fault: Message } {
  const number = typed.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const facts = entryFacts({ header: { entry_number: number } })
  for (const rule of entryNumberRules) {
    const isLast = rule.id === 'HEADER_ENTRY_NUMBER_CHECK_DIGIT'
    // The digit of another filer may follow another rule.
    if (isLast && !number.startsWith(filerCode)) return { fault: otherFiler(filerCode) }
    if (rule.isBroken(facts, ctx, facts)) return { fault: rule.finding(facts, ctx, facts, 'header').message }
  }
  return { number }
}
