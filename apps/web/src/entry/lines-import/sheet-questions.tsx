import type { DecimalQuestion } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { CURRENCIES } from '@edfe/domain/reference'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { locale } from '../../words/language.ts'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import { columnName } from './import-messages.ts'
import type { Import } from './use-import.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })
const optionOf = (code: string) => [code, `${code}, ${names.of(code) ?? code}`] as const

/**
 * Shows the questions about a sheet that only a person can answer: its currency with the rate, and the
 * meaning of '1.200' as 1.2 or 1,200.
 */
export function SheetQuestions({ sheet }: { sheet: Import }) {
  const { read, rate } = sheet
  const { asked, code } = read.named
  const others = CURRENCIES.filter((other) => !asked.includes(other))
  return (
    <>
      <SelectField
        label={t({ id: 'sheet-questions.currency-of-the-values', defaultMessage: 'Currency of the values' })}
        hint={
          asked.length > 0
            ? t(
                {
                  id: 'sheet-questions.the-sheet-may-mean',
                  defaultMessage: 'The sheet may mean {currencies}',
                },
                { currencies: new Intl.ListFormat(locale(), { type: 'disjunction' }).format(asked) },
              )
            : undefined
        }
        value={sheet.currency ?? code ?? ''}
        options={[
          ...(code || sheet.currency
            ? []
            : [
                [
                  '',
                  t({ id: 'sheet-questions.choose-the-currency', defaultMessage: 'Choose the currency' }),
                ] as const,
              ]),
          ...asked.map(optionOf),
          ...others.map(optionOf),
        ]}
        onChange={({ currentTarget }) => sheet.setCurrency(currentTarget.value || undefined)}
      />
      {read.currency && (
        <>
          <TextField
            label={t(
              { id: 'sheet-questions.us-dollars-for-1', defaultMessage: 'US dollars for 1 {currency}' },
              { currency: read.currency },
            )}
            hint={t({
              id: 'sheet-questions.the-rate-of-the-date',
              defaultMessage: 'The rate of the date of exportation. Values and charges are converted',
            })}
            inputMode="decimal"
            autoComplete="off"
            value={rate.typed}
            error={
              rate.typed !== '' && !rate.text
                ? t({
                    id: 'sheet-questions.type-a-number-above-zero',
                    defaultMessage: 'Type a number above zero, such as 1.0842.',
                  })
                : undefined
            }
            onChange={({ currentTarget }) => sheet.setRate({ typed: currentTarget.value })}
          />
          <TextField
            label={t({ id: 'sheet-questions.date-of-the-rate', defaultMessage: 'Date of the rate' })}
            hint={t({
              id: 'sheet-questions.the-date-of-exportation-or',
              defaultMessage: 'The date of exportation, or the first day of its quarter',
            })}
            type="date"
            value={rate.day}
            onChange={({ currentTarget }) => sheet.setRate({ day: currentTarget.value })}
          />
          <TextField
            label={t({ id: 'sheet-questions.source-of-the-rate', defaultMessage: 'Source of the rate' })}
            hint={t({
              id: 'sheet-questions.where-the-rate-is-published',
              defaultMessage:
                'Where the rate is published, such as CBP or the Federal Reserve Bank of New York',
            })}
            maxLength={100}
            value={rate.source}
            onChange={({ currentTarget }) => sheet.setRate({ source: currentTarget.value })}
          />
        </>
      )}
      {read.decimals.map((question) => (
        <DecimalChoice key={question.field} question={question} sheet={sheet} />
      ))}
    </>
  )
}

function DecimalChoice({ question, sheet }: { question: DecimalQuestion; sheet: Import }) {
  const { field, raw, row, readings } = question
  return (
    <div className={styles.decimal}>
      <Segmented
        legend={t(
          { id: 'sheet-questions.in-row-is', defaultMessage: '{column}: ‘{raw}’ in row {row} is' },
          { column: columnName(field), raw, row },
        )}
        hint={t({
          id: 'sheet-questions.for-the-whole-column-nothing',
          defaultMessage: 'For the whole column. Nothing in the sheet shows which it is',
        })}
        options={readings.map(({ sign, text }) => [sign, groupThousands(withoutEndZeros(text))] as const)}
        value={sheet.decimals.get(field)}
        onChange={(sign) => sheet.setDecimal(field, sign)}
      />
    </div>
  )
}

const withoutEndZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
