import { useId, useRef, useState } from 'react'
import { PaperProgressBar, progressText } from '../../recognition/paper-reading.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import { Field } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import type { useSource } from './use-source.ts'

interface Props {
  from: Omit<ReturnType<typeof useSource>, 'source'>
}

/** Where the rows come from: a file, chosen or dropped, or the clipboard. */
export function ChooseSource({ from }: Props) {
  const { isReading, problem, progress } = from
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')
  return (
    <div className={layoutStyles.stack20}>
      {problem && (
        <Alert role="alert">
          <h3>
            {t({ id: 'choose-source.these-rows-were-not-read', defaultMessage: 'These rows were not read' })}
          </h3>
          <p>
            {t(
              { id: 'choose-source.no-line-was-changed', defaultMessage: '{problem} No line was changed.' },
              { problem },
            )}
          </p>
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to the button inside */}
      <div
        className={
          isOver
            ? `${layoutStyles.stack12} ${layoutStyles.justifyStart} ${styles.drop} ${styles.over}`
            : `${layoutStyles.stack12} ${layoutStyles.justifyStart} ${styles.drop}`
        }
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const file = event.dataTransfer.files[0]
          if (file) void from.readFile(file)
        }}
      >
        <p>
          {t({
            id: 'choose-source.drop-the-suppliers-invoice-or',
            defaultMessage:
              "Drop the supplier's invoice or packing list here: .xlsx, CSV, PDF or a photograph, up to 10 MB. It stays in your browser.",
          })}
        </p>
        <Button look="quiet" icon="upload" busy={isReading} onClick={() => input.current?.click()}>
          {t({ id: 'choose-source.choose-a-file', defaultMessage: 'Choose a file' })}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t({ id: 'choose-source.sheet-with-lines', defaultMessage: 'Sheet with lines' })}
          accept=".xlsx,.csv,.tsv,.txt,.pdf,.png,.jpg,.jpeg,.xls,.xlsb,.ods,.numbers"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void from.readFile(file)
          }}
        />
      </div>
      <Field
        id={id}
        label={t({ id: 'choose-source.or-paste-rows', defaultMessage: 'Or paste rows' })}
        hint={t({
          id: 'choose-source.copy-them-in-your-spreadsheet',
          defaultMessage: 'Copy them in your spreadsheet, with their headings',
        })}
      >
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          className={controlStyles.control}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div>
        <Button
          busy={isReading}
          disabledReason={
            text.trim()
              ? undefined
              : t({ id: 'choose-source.paste-rows-first', defaultMessage: 'Paste rows first.' })
          }
          onClick={() => void from.readText(text)}
        >
          {t({ id: 'choose-source.read-the-rows', defaultMessage: 'Read the rows' })}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isReading &&
          (progress
            ? progressText(progress)
            : t({ id: 'choose-source.reading-the-rows', defaultMessage: 'Reading the rows…' }))}
      </p>
      {progress && <PaperProgressBar progress={progress} onStop={from.stop} />}
    </div>
  )
}
