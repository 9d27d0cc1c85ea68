import { scaled } from '@edfe/domain/money'
import { COUNTRIES } from '@edfe/domain/reference'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { FindNumberButton } from '../goods/find-number-button.tsx'
import type { ChosenNumber } from '../goods/goods-search.tsx'
import { Button } from '../ui/button.tsx'
import fieldStyles from '../ui/field.module.css'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { chosenGoods } from './chosen-goods.ts'
import { AGENCIES_ANCHOR } from './goods-agencies.tsx'
import { readAnswers, type ShipmentAnswers, transports } from './shipment-answers.ts'
import styles from './start.module.css'

const origins = () =>
  [
    ['', t({ id: 'shipment-questions.choose-a-country', defaultMessage: 'Choose a country' })],
    ...COUNTRIES.map(({ alpha2, name }) => [alpha2, name] as const),
  ] as const
const ways = () =>
  [['', t({ id: 'shipment-questions.choose', defaultMessage: 'Choose' })], ...transports()] as const

/** What is wrong with an amount as typed; undefined for a readable one and for none. */
const amountProblem = (worth: string | undefined): string | undefined =>
  worth && scaled(worth, 2) === undefined
    ? t({
        id: 'shipment-questions.enter-an-amount-such-as',
        defaultMessage: 'Enter an amount such as 4156.00',
      })
    : undefined

/** Four questions, and the tariff number of the goods; the address keeps the answers. */
export function ShipmentQuestions({ answers }: { answers: ShipmentAnswers }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(answers)
  const [problem, setProblem] = useState(() => amountProblem(answers.worth))
  const set = (name: keyof ShipmentAnswers) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = amountProblem(values.worth)
    setProblem(found)
    if (found) return
    await navigate({ to: '/start', search: readAnswers({ ...values }) })
    // The heading is the result. On a phone it is out of sight.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const choose = async (chosen: ChosenNumber) => {
    await navigate({ to: '/start', search: readAnswers({ ...values, ...chosenGoods(values, chosen) }) })
    document.getElementById(AGENCIES_ANCHOR)?.focus()
  }
  return (
    <Panel title={t({ id: 'shipment-questions.your-shipment', defaultMessage: 'Your shipment' })}>
      <form className={panelStyles.body} onSubmit={submit}>
        <div className={fieldStyles.grid}>
          <TextField
            label={t({
              id: 'shipment-questions.what-are-you-importing',
              defaultMessage: 'What are you importing?',
            })}
            hint={t({
              id: 'shipment-questions.such-as-led-ceiling-lamps',
              defaultMessage: 'Such as LED ceiling lamps, for sale',
            })}
            columns={6}
            maxLength={200}
            value={values.what ?? ''}
            aside={
              <FindNumberButton
                text={values.what ?? ''}
                origin={values.origin}
                onChoose={(chosen) => void choose(chosen)}
              />
            }
            // A number belongs to the words that it was chosen for.
            onChange={({ target }) => setValues({ ...values, what: target.value, hts: undefined })}
          />
          <SelectField
            label={t({
              id: 'shipment-questions.where-were-the-goods-made',
              defaultMessage: 'Where were the goods made?',
            })}
            hint={t({
              id: 'shipment-questions.not-where-you-bought-them',
              defaultMessage: 'Not where you bought them',
            })}
            columns={6}
            options={origins()}
            value={values.origin ?? ''}
            onChange={set('origin')}
          />
          <SelectField
            label={t({ id: 'shipment-questions.how-do-they-arrive', defaultMessage: 'How do they arrive?' })}
            hint={t({
              id: 'shipment-questions.at-the-first-port-in',
              defaultMessage: 'At the first port in the United States',
            })}
            columns={6}
            options={ways()}
            value={values.transport ?? ''}
            onChange={set('transport')}
          />
          <TextField
            label={t({
              id: 'shipment-questions.what-are-they-worth',
              defaultMessage: 'What are they worth?',
            })}
            hint={t({
              id: 'shipment-questions.the-price-on-the-invoice',
              defaultMessage: 'The price on the invoice in US dollars',
            })}
            columns={6}
            inputMode="decimal"
            error={problem}
            value={values.worth ?? ''}
            onChange={set('worth')}
          />
        </div>
        <div className={`${layoutStyles.wrap} ${textStyles.small} ${layoutStyles.middle} ${styles.ask}`}>
          <Button type="submit">
            {t({ id: 'shipment-questions.see-what-you-need', defaultMessage: 'See what you need' })}
          </Button>
          <p>
            <T
              id="shipment-questions.some-goods-cannot-be-filed"
              defaultMessage="Some goods cannot be filed here. <a>See which</a>."
              values={{ a: (content) => <a href="/documentation/limitations">{content}</a> }}
            />
          </p>
        </div>
      </form>
    </Panel>
  )
}
