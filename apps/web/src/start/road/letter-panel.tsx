import type { Road } from '@edfe/contracts/organization/road'
import { ROAD_LETTERS, type RoadLetter } from '@edfe/domain/road'
import type { Ref } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { t } from '../../words/t.ts'
import { LetterForm } from './letter-form.tsx'
import { LETTER_NAMES } from './letter-names.ts'

interface Props {
  ref: Ref<HTMLElement>
  road: Road
  letter: RoadLetter
  onLetter: (letter: RoadLetter) => void
}

/** The letters, drafted from what the organization has said; each paragraph can be changed before it is printed. */
export function LetterPanel({ ref, road, letter, onLetter }: Props) {
  const draft = road.letters.find((each) => each.letter === letter)
  return (
    <Panel ref={ref} tabIndex={-1} title={t({ id: 'letter-panel.title', defaultMessage: 'Letters' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack16}`}>
        <Segmented
          legend={t({ id: 'letter-panel.which', defaultMessage: 'Letter' })}
          options={ROAD_LETTERS.map((each) => [each, LETTER_NAMES[each]] as const)}
          value={letter}
          onChange={onLetter}
        />
        {draft && <LetterForm key={JSON.stringify(draft)} draft={draft} />}
      </div>
    </Panel>
  )
}
