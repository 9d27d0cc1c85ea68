import type { DecimalQuestion } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { CURRENCIES } from '@edfe/domain/reference'
import { listed } from '../../messages/listed.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import styles from './import.module.css'
import { FIELD_NAMES } from './import-messages.ts'
import type { Import } from './use-import.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })
const optionOf = (code: string) => [code, `${code}, ${names.of(code) ?? code}`] as const

/** What only a person can say of a sheet: its currency with the rate, and whether '1.200' is 1.2 or 1,200. */
export function SheetQuestions({ sheet }: { sheet: Import }) {
  const { read, rate } = sheet
  const { asked, code } = read.named
  const others = CURRENCIES.filter((other) => !asked.includes(other))
  return (
    <>
      <SelectField
        label="Currency of the values"
        hint={asked.length > 0 ? `The sheet may mean ${listed(asked).replace(' and ', ' or ')}` : undefined}
        value={sheet.currency ?? code ?? ''}
        options={[
          ...(code || sheet.currency ? [] : [['', 'Choose the currency'] as const]),
          ...asked.map(optionOf),
          ...others.map(optionOf),
        ]}
        onChange={({ currentTarget }) => sheet.setCurrency(currentTarget.value || undefined)}
      />
      {read.currency && (
        <>
          <TextField
            label={`US dollars for 1 ${read.currency}`}
            hint="The rate of the date of exportation. Values and charges are converted"
            inputMode="decimal"
            autoComplete="off"
            value={rate.typed}
            error={rate.typed !== '' && !rate.text ? 'Type a number above zero, such as 1.0842.' : undefined}
            onChange={({ currentTarget }) => sheet.setRate({ typed: currentTarget.value })}
          />
          <TextField
            label="Date of the rate"
            hint="The date of exportation, or the first day of its quarter"
            type="date"
            value={rate.day}
            onChange={({ currentTarget }) => sheet.setRate({ day: currentTarget.value })}
          />
          <TextField
            label="Source of the rate"
            hint="Where the rate is published, such as CBP or the Federal Reserve Bank of New York"
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
        legend={`${FIELD_NAMES[field]}: ‘${raw}’ in row ${row} is`}
        hint="For the whole column. Nothing in the sheet shows which it is"
        options={readings.map(({ sign, text }) => [sign, groupThousands(withoutEndZeros(text))] as const)}
        value={sheet.decimals.get(field)}
        onChange={(sign) => sheet.setDecimal(field, sign)}
      />
    </div>
  )
}

const withoutEndZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
