import type { RoadLetter } from '@edfe/domain/road'
import { useState } from 'react'
import { useRoad } from '../session/use-road.ts'
import { LetterForm } from '../start/road/letter-form.tsx'
import { LETTER_NAMES } from '../start/road/letter-names.ts'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

const LETTERS = ['ach_debit', 'ach_credit'] as const satisfies readonly RoadLetter[]

/** The letters that go with CBP's ACH forms, filled from the organization. */
export function AchPanel() {
  const [letter, setLetter] = useState<(typeof LETTERS)[number]>()
  const road = useRoad(letter !== undefined)
  const draft = road.data?.letters.find((each) => each.letter === letter)
  return (
    <Panel title={t({ id: 'ach-panel.title', defaultMessage: 'Pay by ACH' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack16}`}>
        <p className={textStyles.small}>
          {t({
            id: 'ach-panel.which',
            defaultMessage:
              'ACH debit: CBP takes what you authorize from your account. It gives you a payer unit number after Form 400. ACH credit: your bank sends the money. CBP enrolls you by Form 401. Fill in the form from cbp.gov; the letter that goes with it has what the form asks for and is known here. You write in account numbers by hand.',
          })}
        </p>
        <Segmented
          legend={t({ id: 'ach-panel.letter', defaultMessage: 'Letter for' })}
          options={LETTERS.map((each) => [each, LETTER_NAMES[each]] as const)}
          value={letter}
          onChange={setLetter}
        />
        {letter && road.isError && (
          <LoadFailed
            message={t({ id: 'ach-panel.failed', defaultMessage: 'The letter could not be loaded.' })}
            onRetry={() => void road.refetch()}
          />
        )}
        {draft && <LetterForm key={JSON.stringify(draft)} draft={draft} />}
      </div>
    </Panel>
  )
}
