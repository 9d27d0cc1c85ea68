import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { groupThousands } from '@edfe/domain/money'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import styles from './estimate-form.module.css'
import { TextInput } from './text-input.tsx'

type Question = EstimatePage['questions'][number]

/** Facts about the goods that would change the duty. What counts without an answer is marked, and not chosen. */
export function Questions({ page }: { page: EstimatePage }) {
  return (
    <div id="questions" data-part="" className={styles.group}>
      {page.questions.map((question) =>
        question.options.length > 0 ? (
          <Choice key={question.key} question={question} answer={page.asked.answers[question.key]} />
        ) : (
          <TextInput
            key={question.key}
            page={page}
            name={`a.${question.key}`}
            label={question.question}
            value={page.asked.answers[question.key] ?? ''}
            inputMode="decimal"
          />
        ),
      )}
    </div>
  )
}

function Choice({ question, answer }: { question: Question; answer: string | undefined }) {
  const { key, options, counted } = question
  return (
    <fieldset className={`${layoutStyles.stack4} ${styles.choices}`}>
      <legend className={`${textStyles.strong} ${layoutStyles.spaceBelow4}`}>{question.question}</legend>
      {options.map(({ value, label, changes_duty_by }) => (
        <label key={value}>
          <input
            type="radio"
            id={`${key}-${value}`}
            name={`a.${key}`}
            value={value}
            defaultChecked={value === answer}
          />
          <span>
            {label}
            {changes_duty_by !== null && changes_duty_by !== '0.00' ? (
              <small>{changeText(changes_duty_by)}</small>
            ) : null}
            {answer === undefined && value === counted ? (
              <small>{t({ id: 'questions.counted', defaultMessage: 'Counts until you answer' })}</small>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const changeText = (amount: string): string =>
  amount.startsWith('-')
    ? t(
        { id: 'questions.less-duty', defaultMessage: '{slice} less duty' },
        { slice: groupThousands(amount.slice(1)) },
      )
    : t(
        { id: 'questions.more-duty', defaultMessage: '{amount} more duty' },
        { amount: groupThousands(amount) },
      )
