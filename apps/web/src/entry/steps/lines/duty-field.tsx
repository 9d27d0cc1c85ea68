import { lineAmounts } from '@edfe/domain/calculations'
import { lineFields } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { t } from '../../../words/t.ts'
import { MoneyField } from '../../form/controls/money-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import type { LineDuty } from '../../tariff/tariff-queries.ts'
import { useLineDuty } from '../../tariff/use-line-duty.ts'
import { showAmount } from '../../values/format.ts'

interface Props {
  id: string
  field: 'duty_amount'
  rate: 'hts_rate'
}

/** The proposed duty of a line, and the words of the note. */
interface Proposal {
  /** Dollars and cents; null while the tariff lacks a number to calculate with. */
  amount: string | null
  /** True if the note offers the amount: not while a question is open, which may change it. */
  isOffered: boolean
  text: string
  match: string
}

/**
 * The duty of a line. The note says whether the amount is the one of the rate, or of all tariff rows where chapter 99
 * adds to the rate, and offers it.
 */
export function DutyField({ id, field, rate }: Props) {
  const { form, blurred } = useEntryFormContext()
  const [value, percent, typed] = useValues(
    form,
    ['entered_value', rate, field].map((part) => `line_items.${id}.${part}`),
  ) as (string | undefined)[]
  const amount = lineAmounts(fromFormValues(lineFields, { entered_value: value, hts_rate: percent }))[field]
  const { duty, isCurrent, take } = useLineDuty(id)
  const hasMoreRows = isCurrent && duty !== undefined && duty.rows.length > 1
  const isByTariff = hasMoreRows || (isCurrent && (duty?.open_questions.length ?? 0) > 0)
  const proposal = isByTariff ? proposalOfRows(duty!) : amount && proposalOfRate(amount.amount)
  const use = (dollars: string) => {
    if (hasMoreRows && take()) return
    form.setValue(`line_items.${id}.${field}`, showAmount(dollars), { shouldDirty: true })
    blurred(`line_items.${id}.${field}`)
  }
  const dutyHint = hasMoreRows
    ? t({ id: 'duty-field.block-38-sum-all', defaultMessage: 'Block 38. The sum of all tariff rows' })
    : amount &&
      t({ id: 'duty-field.block-38-value', defaultMessage: 'Block 38. {percent}% of the value' }, { percent })
  const isSame = Boolean(typed && proposal?.amount && toCents(typed) === toCents(proposal.amount))
  return (
    <MoneyField
      name={`line_items.${id}.${field}`}
      hint={dutyHint}
      noteTone={isSame ? 'success' : undefined}
      note={proposal && <ProposalNote proposal={proposal} isSame={isSame} onUse={use} />}
    />
  )
}

const proposalOfRate = (amount: string): Proposal => ({
  amount,
  isOffered: true,
  text: t(
    { id: 'duty-field.the-rate-gives', defaultMessage: 'The rate gives {amount}.' },
    { amount: formatUsd(amount) },
  ),
  match: t({ id: 'duty-field.matches-the-rate', defaultMessage: 'Matches the rate' }),
})

function proposalOfRows({ duty, open_questions: questions }: LineDuty): Proposal {
  const isOffered = duty !== null && questions.length === 0
  return {
    amount: duty,
    isOffered,
    text:
      questions.length > 0
        ? t({
            id: 'duty-field.the-answer-decides',
            defaultMessage: 'The answer to the question above decides the duty.',
          })
        : isOffered
          ? t({ id: 'duty-field.chapter-99-adds-rate', defaultMessage: 'Chapter 99 adds to the rate.' })
          : t({
              id: 'duty-field.chapter-99-adds-rate-2',
              defaultMessage: 'Chapter 99 adds to the rate: see the rows above.',
            }),
    match: t({ id: 'duty-field.matches-the-tariff', defaultMessage: 'Matches the tariff' }),
  }
}

interface ProposalNoteProps {
  proposal: Proposal
  isSame: boolean
  onUse: (amount: string) => void
}

function ProposalNote({ proposal: { amount, isOffered, text, match }, isSame, onUse }: ProposalNoteProps) {
  if (isSame)
    return (
      <>
        <Icon name="check" />
        {match}
      </>
    )
  return (
    <>
      {text}{' '}
      {isOffered && amount && (
        <Button look="inline" onClick={() => onUse(amount)}>
          {t({ id: 'duty-field.use', defaultMessage: 'Use {amount}' }, { amount: formatUsd(amount) })}
        </Button>
      )}
    </>
  )
}
