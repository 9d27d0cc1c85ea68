import { scaled } from '@edfe/domain/money'
import { COUNTRIES } from '@edfe/domain/reference'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import fieldStyles from '../ui/field.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { readAnswers, type ShipmentAnswers, TRANSPORTS } from './shipment-answers.ts'
import styles from './start.module.css'

const ORIGINS = [
  ['', 'Choose a country'],
  ...COUNTRIES.map(({ alpha2, name }) => [alpha2, name] as const),
] as const
const WAYS = [['', 'Choose'], ...TRANSPORTS] as const

/** Four questions; the address keeps the answers. */
export function ShipmentQuestions({ answers }: { answers: ShipmentAnswers }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(answers)
  const [problem, setProblem] = useState<string>()
  const set = (name: keyof ShipmentAnswers) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isAmount = !values.worth || scaled(values.worth, 2) !== undefined
    setProblem(isAmount ? undefined : 'Enter an amount such as 4156.00')
    if (!isAmount) return
    await navigate({ to: '/start', search: readAnswers({ ...values }) })
    // The heading is the result. On a phone it is out of sight.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Panel title="Your shipment">
      <form className={panelStyles.body} onSubmit={submit}>
        <div className={fieldStyles.grid}>
          <TextField
            label="What are you importing?"
            hint="Such as LED ceiling lamps, for sale"
            columns={6}
            maxLength={200}
            value={values.what ?? ''}
            onChange={set('what')}
          />
          <SelectField
            label="Where were the goods made?"
            hint="Not where you bought them"
            columns={6}
            options={ORIGINS}
            value={values.origin ?? ''}
            onChange={set('origin')}
          />
          <SelectField
            label="How do they arrive?"
            hint="At the first port in the United States"
            columns={6}
            options={WAYS}
            value={values.transport ?? ''}
            onChange={set('transport')}
          />
          <TextField
            label="What are they worth?"
            hint="The price on the invoice in US dollars"
            columns={6}
            inputMode="decimal"
            error={problem}
            value={values.worth ?? ''}
            onChange={set('worth')}
          />
        </div>
        <div className={styles.ask}>
          <Button type="submit">See what you need</Button>
          <p>
            Some goods cannot be filed here. <a href="/documentation/limitations">See which</a>.
          </p>
        </div>
      </form>
    </Panel>
  )
}
