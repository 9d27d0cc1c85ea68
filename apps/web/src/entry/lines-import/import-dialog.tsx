import type { RawSheet } from '@edfe/domain/lines-import'
import { mergedRows } from '@edfe/domain/parts'
import { useEffect, useMemo, useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { FILE_REFUSALS } from '../../sheet-file/file-refusals.ts'
import { readInWorker } from '../../sheet-file/read-in-worker.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { newRowId } from '../form/row-id.ts'
import { cellName, SHEET_COLUMNS } from '../lines-sheet/sheet-columns.ts'
import type { LineChanges } from '../lines-sheet/use-line-changes.ts'
import { ChooseSource } from './choose-source.tsx'
import styles from './import.module.css'
import { cellsToMend, ImportPreview } from './import-preview.tsx'
import { type ImportMode, importedLines } from './imported-lines.ts'
import { InvoicePages, isPdf, readInvoicePdf } from './invoice-pdf.tsx'
import { ShownPlace } from './shown-place.ts'
import { useImport } from './use-import.ts'

interface Props {
  order: readonly string[]
  changes: LineChanges
  /** A text that was pasted into the sheet, to begin with. */
  pasted?: string | undefined
  onClose: () => void
}

interface Source {
  name: string
  sheets: RawSheet[]
  /** The invoice whose text was read, to look at beside its rows. */
  invoice?: { pdf: File; place: ShownPlace }
}

/** Lines from a file or a paste: first the source, then a preview; nothing is a line before the import. */
export function ImportDialog({ order, changes, pasted, onClose }: Props) {
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const read = async (name: string, request: Promise<Uint8Array | string>) => {
    setReading(true)
    setProblem(undefined)
    const result = await readInWorker(await request)
    setReading(false)
    if (result.ok) setSource({ name, sheets: result.sheets })
    else setProblem(FILE_REFUSALS[result.refusal])
  }
  const readFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isPdf(bytes)) return read(file.name, Promise.resolve(bytes))
    setReading(true)
    setProblem(undefined)
    const result = await readInvoicePdf(file)
    setReading(false)
    if (typeof result === 'string') setProblem(result)
    else
      setSource({
        name: file.name,
        sheets: [result],
        invoice: { pdf: file, place: new ShownPlace(result.places) },
      })
  }
  const readText = (text: string) => read('Pasted rows', Promise.resolve(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that the dialog opens with is read once
  useEffect(() => {
    if (pasted) void readText(pasted)
  }, [pasted])
  if (source)
    return (
      <Preview
        source={source}
        order={order}
        changes={changes}
        onBack={() => setSource(undefined)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      wide
      title="Add lines from a file or a paste"
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <ChooseSource isReading={isReading} problem={problem} onFile={readFile} onPaste={readText} />
    </Dialog>
  )
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

interface PreviewProps extends Omit<Props, 'pasted'> {
  source: Source
  onBack: () => void
}

function Preview({ source, order, changes, onBack, onClose }: PreviewProps) {
  const { form } = useEntryFormContext()
  const sheet = useImport(source.sheets, useMe().data?.membership?.org_id ?? '')
  const [mode, setMode] = useState<ImportMode>('append')
  const [isMerging, setMerging] = useState(false)
  const { currency } = sheet.read
  const merged = useMemo(() => mergedRows(sheet.read.rows), [sheet.read.rows])
  // An update looks for the line of each part number, so its rows stay apart.
  const mayMerge = mode !== 'update' && merged.length < sheet.read.rows.length
  const rows = mayMerge && isMerging ? merged : sheet.read.rows
  const textOf = (id: string, field: string) => String(form.getValues(cellName(id, field)) ?? '')
  const lines = importedLines({
    rows,
    mode,
    order,
    newId: newRowId,
    goodsOf: (id) => ({ partNumber: textOf(id, 'part_number'), description: textOf(id, 'description') }),
    isBlank: (id) =>
      textOf(id, 'part_number') === '' && SHEET_COLUMNS.every(({ field }) => textOf(id, field) === ''),
    exchange: currency && sheet.rate ? { currency, rate: sheet.rate } : undefined,
  })
  const taken = rows.length - lines.leftOut
  const toMend = cellsToMend(sheet)
  const importLines = () => {
    // Lists are of new lines alone: undo takes them away with their lines.
    for (const { id, field, value } of lines.lists) form.setValue(cellName(id, field), value)
    const change = changes.apply(lines.cells, lines.order)
    sheet.remember()
    onClose()
    if (change)
      showToast({
        text: `${plural(taken, 'line', 'lines')} imported from ${source.name}.`,
        action: { label: 'Undo', run: () => changes.revert(change) },
        durationMs: 20_000,
      })
  }
  const missing =
    rows.length === 0
      ? 'No rows with goods are found. Choose what the columns become.'
      : currency && !sheet.rate
        ? `Type the rate of ${currency} first.`
        : undefined
  return (
    <Dialog
      open
      isFull
      isFlush
      title="Import lines"
      lead={`${source.name}${sheet.sheet.name && `, sheet ${sheet.sheet.name}`}. ${
        sheet.header >= 0 ? `Headings in row ${sheet.header + 1}, ` : ''
      }${plural(sheet.read.rows.length, 'row', 'rows')}.${
        lines.leftOut > 0
          ? ` An entry holds 999 lines: the last ${plural(lines.leftOut, 'line is', 'lines are')} left out and need another entry.`
          : ''
      }`}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="quiet" onClick={onBack}>
            Choose another
          </Button>
          <Button disabledReason={missing} onClick={importLines}>
            Import {plural(taken, 'line', 'lines')}
            {toMend > 0 && `, ${toMend} to correct`}
          </Button>
        </>
      }
    >
      <div className={source.invoice && styles.beside}>
        <ImportPreview
          sheet={sheet}
          names={source.sheets.map(({ name }) => name)}
          place={source.invoice?.place}
          mode={mode}
          onMode={setMode}
          merge={mayMerge ? { lines: merged, isOn: isMerging, onChange: setMerging } : undefined}
        />
        {source.invoice && <InvoicePages {...source.invoice} />}
      </div>
    </Dialog>
  )
}
