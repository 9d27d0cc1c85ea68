import type { Road } from '@edfe/contracts/organization/road'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { usePrintLetter } from '../../session/use-road.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { saveFile } from '../../ui/save-file.ts'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import styles from '../start.module.css'
import { LETTER_NAMES } from './letter-names.ts'

/** A letter as it is drafted: each paragraph can be changed before it is printed. */
export function LetterForm({ draft }: { draft: Road['letters'][number] }) {
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
      className={`${layoutStyles.stack12} ${styles.letter}`}
      aria-label={LETTER_NAMES[draft.letter]}
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
              { id: 'letter-form.paragraph', defaultMessage: 'Paragraph {number}' },
              { number: at + 1 },
            )}
            lang="en"
            translate="no"
            rows={Math.max(4, paragraph.split('\n').length)}
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
            id: 'letter-form.gaps',
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
              t({ id: 'letter-form.failed', defaultMessage: 'The letter could not be printed.' }),
            ),
          }}
        />
      )}
      <div className={layoutStyles.actions}>
        <Button type="submit" icon="download" busy={print.isPending}>
          {t({ id: 'letter-form.print', defaultMessage: 'Letter as PDF' })}
        </Button>
        <Button look="quiet" onClick={() => setParagraphs(draft.paragraphs)}>
          {t({ id: 'letter-form.reset', defaultMessage: 'Start again' })}
        </Button>
      </div>
    </form>
  )
}
