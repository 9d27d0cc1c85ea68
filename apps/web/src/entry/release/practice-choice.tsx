import type { BodyOf } from '@edfe/contracts/operations'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { PRACTICE_SCENARIOS, type PracticeScenario } from '@edfe/domain/release'
import { type FormEvent, useState } from 'react'
import { lineWord } from '../../messages/line-word.ts'
import { Button } from '../../ui/button.tsx'
import formStyles from '../../ui/form.module.css'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useCustomsRequest } from '../answers/use-customs-request.ts'
import { entryApi } from '../editing/entry-api.ts'
import { releaseQuery } from '../editing/entry-queries.ts'

const WORDS: Record<PracticeScenario, MessageDescriptor> = {
  plain: defineMessage({ id: 'practice.plain', defaultMessage: 'CBP releases the goods on arrival' }),
  matched: defineMessage({
    id: 'practice.matched',
    defaultMessage: 'The bill matches late, then CBP releases the goods',
  }),
  exam: defineMessage({
    id: 'practice.exam',
    defaultMessage: 'CBP examines this shipment, then releases it',
  }),
  detention: defineMessage({
    id: 'practice.detention',
    defaultMessage: 'CBP detains the goods, then releases them',
  }),
  documents: defineMessage({ id: 'practice.documents', defaultMessage: 'CBP asks for documents' }),
  fdaReview: defineMessage({ id: 'practice.fda-review', defaultMessage: 'FDA reviews the data' }),
  fdaHold: defineMessage({ id: 'practice.fda-hold', defaultMessage: 'FDA holds the goods' }),
  fdaDocuments: defineMessage({ id: 'practice.fda-documents', defaultMessage: 'FDA asks for documents' }),
  fdaRejection: defineMessage({ id: 'practice.fda-rejection', defaultMessage: 'FDA rejects the data' }),
  fdaHoldsNow: defineMessage({ id: 'practice.fda-holds-now', defaultMessage: 'FDA holds the goods now' }),
  fdaAsksNow: defineMessage({ id: 'practice.fda-asks-now', defaultMessage: 'FDA asks for documents now' }),
  wrongBill: defineMessage({
    id: 'practice.wrong-bill',
    defaultMessage: 'No manifest has the bill until you correct it',
  }),
  noBillMatch: defineMessage({
    id: 'practice.no-bill-match',
    defaultMessage: 'No manifest has the bill, and CBP cancels the entry',
  }),
  cancellationRefused: defineMessage({
    id: 'practice.cancellation-refused',
    defaultMessage: 'CBP releases the goods and refuses the first cancellation',
  }),
  split: defineMessage({ id: 'practice.split', defaultMessage: 'The goods come in two parts' }),
  redelivery: defineMessage({
    id: 'practice.redelivery',
    defaultMessage: 'CBP releases the goods and wants them back',
  }),
}

/** In practice: what the simulator says next of the goods, as a person chooses it. */
export function PracticeChoice() {
  const [scenario, setScenario] = useState<PracticeScenario>('plain')
  const { ask, isBusy, problem } = useCustomsRequest({
    keyOf: (id) => releaseQuery(id).queryKey,
    send: (id, body: BodyOf<'choosePractice'>) => entryApi.choosePractice(id, body),
    said: t({ id: 'practice.chosen', defaultMessage: 'The simulator does so now.' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask({ scenario })
  }
  return (
    <form className={`${panelStyles.body} ${formStyles.stack}`} onSubmit={submit} data-screen-only="">
      <SelectField
        label={t(
          { id: 'practice.label', defaultMessage: '{line}: what happens to the goods' },
          { line: lineWord('simulator') },
        )}
        value={scenario}
        options={PRACTICE_SCENARIOS.map((name) => [name, t(WORDS[name])] as const)}
        onChange={({ target }) =>
          setScenario(PRACTICE_SCENARIOS.find((name) => name === target.value) ?? scenario)
        }
      />
      <ProblemText text={problem} />
      <div className={layoutStyles.actions}>
        <Button type="submit" look="quiet" small busy={isBusy}>
          {t({ id: 'practice.choose', defaultMessage: 'Let it happen' })}
        </Button>
      </div>
    </form>
  )
}
