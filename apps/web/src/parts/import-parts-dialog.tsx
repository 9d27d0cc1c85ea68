import { MOST_IMPORTED_PARTS, type Part, type PartsSheet, partNumberKey, readParts } from '@edfe/domain/parts'
import { useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { listed } from '../messages/listed.ts'
import { countText } from '../messages/money.ts'
import { FILE_REFUSALS } from '../sheet-file/file-refusals.ts'
import { readInWorker } from '../sheet-file/read-in-worker.ts'
import { Alert } from '../ui/alert.tsx'
import { announce } from '../ui/announce.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { listedSome, partFaultText, partsText } from './parts-text.ts'
import { knownParts, useImportParts } from './use-parts.ts'

const SHEET_REFUSALS = {
  get 'no-part-numbers'() {
    return t({
      id: 'import-parts-dialog.no-column-is-called-part',
      defaultMessage: 'No column is called Part number. Name the columns as the export does.',
    })
  },
  get 'too-many'() {
    return t(
      {
        id: 'import-parts-dialog.too-many',
        defaultMessage: 'The file has more than {most} parts. Import it in several files.',
      },
      { most: countText(MOST_IMPORTED_PARTS) },
    )
  },
} as const
const MOST_SHOWN = 100

interface Read {
  sheet: Extract<PartsSheet, { ok: true }>
  /** Numbers of parts that the import replaces. */
  replaced: readonly string[]
}

/** Parts from a CSV file or a workbook: what is wrong, what is new and what is replaced, before anything is saved. */
export function ImportPartsDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [read, setRead] = useState<Read>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const save = useImportParts()
  const refuse = (text: string) => {
    setProblem(text)
    announce(text)
  }
  const choose = async (file: File | undefined) => {
    setRead(undefined)
    setProblem(undefined)
    if (!file) return
    setReading(true)
    try {
      const result = await readInWorker({ bytes: new Uint8Array(await file.arrayBuffer()) })
      if (!result.ok) return refuse(FILE_REFUSALS[result.refusal])
      const sheet = readParts(result.sheets[0]!)
      if (!sheet.ok) return refuse(SHEET_REFUSALS[sheet.refusal])
      setRead({ sheet, replaced: sheet.wrong.length > 0 ? [] : await replacedNumbers(sheet.parts) })
    } catch (error) {
      refuse(
        messageOf(
          error,
          t({
            id: 'import-parts-dialog.the-file-could-not-be',
            defaultMessage: 'The file could not be read. Please try again.',
          }),
        ),
      )
    } finally {
      setReading(false)
    }
  }
  const importParts = async () => {
    if (!read) return
    try {
      const { added, replaced } = await save.mutateAsync([...read.sheet.parts])
      showToast({
        text: t(
          { id: 'import-parts-dialog.added-replaced', defaultMessage: '{added} added, {replaced} replaced.' },
          { added: partsText(added), replaced: countText(replaced) },
        ),
      })
      onClose()
    } catch (error) {
      refuse(
        messageOf(
          error,
          t({
            id: 'import-parts-dialog.the-parts-could-not-be',
            defaultMessage: 'The parts could not be imported. Please try again.',
          }),
        ),
      )
    }
  }
  const count = read?.sheet.parts.length ?? 0
  const reason = !read
    ? t({ id: 'import-parts-dialog.choose-a-file-to-import', defaultMessage: 'Choose a file to import.' })
    : read.sheet.wrong.length > 0
      ? t({ id: 'import-parts-dialog.correct-the-rows-first', defaultMessage: 'Correct the rows first.' })
      : count === 0
        ? t({ id: 'import-parts-dialog.the-file-has-no-parts', defaultMessage: 'The file has no parts.' })
        : undefined
  return (
    <Dialog
      open
      wide
      title={t({ id: 'import-parts-dialog.import-parts', defaultMessage: 'Import parts' })}
      lead={t({
        id: 'import-parts-dialog.a-csv-file-or-workbook',
        defaultMessage:
          'A CSV file or workbook with the columns of the export. A part of the same number is replaced. If a row is wrong, nothing is imported.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          busy={save.isPending || isReading}
          disabledReason={reason}
          onClick={importParts}
        >
          {read && !reason
            ? t(
                { id: 'import-parts-dialog.import', defaultMessage: 'Import {count}' },
                { count: partsText(count) },
              )
            : t({ id: 'common.import', defaultMessage: 'Import' })}
        </DialogActions>
      }
    >
      <div className={layoutStyles.stack24}>
        <TextField
          id={id}
          type="file"
          label={t({ id: 'import-parts-dialog.file-with-parts', defaultMessage: 'File with parts' })}
          accept=".csv,.xlsx,.tsv,.txt"
          error={problem}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <div role="status">
          {isReading && (
            <p>{t({ id: 'import-parts-dialog.reading-the-file', defaultMessage: 'Reading the file…' })}</p>
          )}
          {read && <Outcome {...read} />}
        </div>
      </div>
    </Dialog>
  )
}

async function replacedNumbers(parts: readonly Part[]): Promise<string[]> {
  const known = await knownParts(parts.map(({ part_number }) => part_number))
  const keys = new Set(known.parts.map(({ part }) => partNumberKey(part.part_number)))
  return parts.map(({ part_number }) => part_number).filter((number) => keys.has(partNumberKey(number)))
}

/** Rows that cannot be imported, or what the import adds and replaces. */
function Outcome({ sheet, replaced }: Read) {
  const { parts, wrong, leftOut } = sheet
  if (wrong.length > 0)
    return (
      <Alert>
        <h3>
          {t(
            {
              id: 'import-parts-dialog.text',
              defaultMessage: '{count, plural, one {One cell is wrong} other {# cells are wrong}}',
            },
            { count: wrong.length },
          )}
        </h3>
        <ul>
          {wrong.slice(0, MOST_SHOWN).map(({ row, path, fault }) => (
            <li key={`${row} ${path} ${fault}`}>
              {t(
                { id: 'import-parts-dialog.row', defaultMessage: 'Row {row}: {label}.' },
                { row, label: partFaultText({ path, fault }) },
              )}
            </li>
          ))}
        </ul>
        {wrong.length > MOST_SHOWN && (
          <p>
            {t(
              { id: 'import-parts-dialog.and-more', defaultMessage: 'And {count} more.' },
              { count: countText(wrong.length - MOST_SHOWN) },
            )}
          </p>
        )}
      </Alert>
    )
  return (
    <>
      <p>
        {t(
          {
            id: 'import-parts-dialog.added-replaced-2',
            defaultMessage:
              '{added} added, {count, number} replaced{count, plural, =0 {} other {: {replaced}}}.',
          },
          {
            added: partsText(parts.length - replaced.length),
            count: replaced.length,
            replaced: listedSome(replaced),
          },
        )}
      </p>
      {leftOut.length > 0 && (
        <p className={textStyles.secondary}>
          {t(
            {
              id: 'import-parts-dialog.columns-that-are-left-out',
              defaultMessage: 'Columns that are left out: {leftOut}.',
            },
            { leftOut: listed(leftOut) },
          )}
        </p>
      )}
    </>
  )
}
