import type { Road } from '@edfe/contracts/organization/road'
import { ROAD_LETTERS, type RoadLetter } from '@edfe/domain/road'
import { type Ref, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { usePrintLetter } from '../../session/use-road.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Segmented } from '../../ui/segmented.tsx'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

const NAMES: Record<RoadLetter, string> = {
  get filer_code() {
    return t({ id: 'letter-panel.filer-code', defaultMessage: 'Filer code' })
  },
  get letter_of_intent() {
    return t({ id: 'letter-panel.letter-of-intent', defaultMessage: 'Letter of intent' })
  },
}

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
          options={ROAD_LETTERS.map((each) => [each, NAMES[each]] as const)}
          value={letter}
          onChange={onLetter}
        />
        {draft && <LetterForm key={JSON.stringify(draft)} draft={draft} />}
      </div>
    </Panel>
  )
}

function LetterForm({ draft }: { draft: Road['letters'][number] }) {
  const [paragraphs, setParagraphs] = useState(draft.paragraphs)
  const print = usePrintLetter()
  const hasGaps = paragraphs.some((paragraph) => paragraph.includes('['))
  const submit = async () => {
    const pdf = await print.mutateAsync({ letter: draft.letter, paragraphs }).catch(() => undefined)
    if (pdf)
      saveFile(
        `${draft.letter.replaceAll('_', '-')}.pdf`,
        'application/pdf',
        new Uint8Array(await pdf.arrayBuffer()),
      )
  }
  return (
    <form
      className={layoutStyles.stack12}
      aria-label={NAMES[draft.letter]}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={layoutStyles.stack12}>
        <p lang="en" translate="no">
          {draft.from.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        <p lang="en" translate="no">
          {draft.to.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        <p className={textStyles.strong} lang="en" translate="no">
          {draft.subject}
        </p>
        {paragraphs.map((paragraph, at) => (
          <TextAreaField
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter keep their places.
            key={at}
            label={t(
              { id: 'letter-panel.paragraph', defaultMessage: 'Paragraph {number}' },
              { number: at + 1 },
            )}
            lang="en"
            translate="no"
            rows={4}
            maxLength={2000}
            value={paragraph}
            onChange={({ target }) =>
              setParagraphs(paragraphs.map((text, other) => (other === at ? target.value : text)))
            }
          />
        ))}
        <p translate="no">{draft.signer}</p>
      </div>
      {hasGaps && (
        <p className={textStyles.secondary}>
          {t({
            id: 'letter-panel.gaps',
            defaultMessage: 'Fill in the brackets before you send the letter.',
          })}
        </p>
      )}
      {print.isError && (
        <Banner
          notice={{
            tone: 'error',
            text: messageOf(
              print.error,
              t({ id: 'letter-panel.failed', defaultMessage: 'The letter could not be printed.' }),
            ),
          }}
        />
      )}
      <div className={layoutStyles.actions}>
        <Button type="submit" icon="download" busy={print.isPending}>
          {t({ id: 'letter-panel.print', defaultMessage: 'Letter as PDF' })}
        </Button>
        <Button look="quiet" onClick={() => setParagraphs(draft.paragraphs)}>
          {t({ id: 'letter-panel.reset', defaultMessage: 'Start again' })}
        </Button>
      </div>
    </form>
  )
}
