import { splitRows } from '@edfe/domain/lines-import'
import { mergedRows } from '@edfe/domain/parts'
import type { Encoding } from '@edfe/sheet-file/text-encodings'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { MAX_LINES } from '../lines-sheet/line-text.ts'
import { cellName, SHEET_COLUMNS } from '../lines-sheet/sheet-columns.ts'
import type { LineChanges } from '../lines-sheet/use-line-changes.ts'
import { newRowId } from '../values/row-id.ts'
import { ChooseSource } from './choose-source.tsx'
import styles from './import.module.css'
import { cellsToMend, ImportPreview } from './import-preview.tsx'
import type { ImportStart } from './import-start.ts'
import { type ImportMode, importedLines } from './imported-lines.ts'
import { InvoicePages } from './invoice-pages.tsx'
import { linesOfRows } from './lines-of-rows.ts'
import { SplitDone } from './split-done.tsx'
import { useComparison } from './use-comparison.ts'
import { useFurtherEntries } from './use-further-entries.ts'
import { useImport } from './use-import.ts'
import { type Source, useSource } from './use-source.ts'
import { whatIsMissing } from './what-is-missing.ts'

interface Props extends ImportStart {
  order: readonly string[]
  changes: LineChanges
  onClose: () => void
}

type Split = Omit<ComponentProps<typeof SplitDone>, 'onClose'>

/** Lines from a file or a paste: first the source, then a preview; nothing is a line before the import. */
export function ImportDialog({ order, changes, pasted, resumed, onClose }: Props) {
  const from = useSource()
  const { source, readText } = from
  const [split, setSplit] = useState<Split>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that the dialog opens with is read once
  useEffect(() => {
    if (pasted) void readText(pasted)
  }, [pasted])
  if (split) return <SplitDone {...split} onClose={onClose} />
  if (source)
    return (
      <Preview
        // Read by other letters, a sheet has other headings: the choices for it start over.
        key={source.letters?.encoding}
        source={source}
        onEncoding={(encoding) => void from.readAgain(encoding)}
        order={order}
        changes={changes}
        resumed={resumed}
        onBack={from.forget}
        onSplit={setSplit}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      wide
      title={t({
        id: 'import-dialog.add-lines-from-a-file',
        defaultMessage: 'Add lines from a file or a paste',
      })}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
      }
    >
      <ChooseSource from={from} />
    </Dialog>
  )
}

interface PreviewProps extends Omit<Props, 'pasted'> {
  source: Source
  onBack: () => void
  onSplit: (split: Split) => void
  onEncoding: (encoding: Encoding) => void
}

function Preview({
  source,
  onEncoding,
  order,
  changes,
  resumed = [],
  onBack,
  onSplit,
  onClose,
}: PreviewProps) {
  const { form } = useEntryFormContext()
  const draft = useEntryContext().editor.draft()
  const sheet = useImport(
    source.sheets,
    useMe().data?.membership?.org_id ?? '',
    draft.shipment_origin?.export_date ?? '',
  )
  const [mode, setMode] = useState<ImportMode>('append')
  const [isMerging, setMerging] = useState(false)
  const [isSplitting, setSplitting] = useState(resumed.length > 0)
  const others = useFurtherEntries(resumed)
  const { currency } = sheet.read
  const merged = useMemo(() => mergedRows(sheet.read.rows), [sheet.read.rows])
  // An update looks for the line of each part number, so its rows stay apart.
  const mayMerge = mode !== 'update' && merged.length < sheet.read.rows.length
  const rows = mayMerge && isMerging ? merged : sheet.read.rows
  const textOf = (id: string, field: string) => String(form.getValues(cellName(id, field)) ?? '')
  const { text: rate, day, source: rateSource } = sheet.rate
  const exchange = currency && rate ? { currency, rate, day, source: rateSource.trim() } : undefined
  const lines = importedLines({
    rows,
    mode,
    order,
    newId: newRowId,
    goodsOf: (id) => ({ partNumber: textOf(id, 'part_number'), description: textOf(id, 'description') }),
    isBlank: (id) =>
      textOf(id, 'part_number') === '' && SHEET_COLUMNS.every(({ field }) => textOf(id, field) === ''),
    exchange,
  })
  const { leftOver } = lines
  const taken = rows.filter((row) => !leftOver.includes(row))
  // Rows of an update belong to the lines of this entry, or to none.
  const parts =
    mode === 'update' ? [taken] : [taken, ...splitRows(leftOver, { room: 0, most: MAX_LINES }).slice(1)]
  const further = isSplitting ? parts.slice(1) : []
  const toMend = cellsToMend(sheet)
  const importLines = async () => {
    const made = await others.make(further.map((part) => linesOfRows(part, { newId: newRowId, exchange })))
    if (!made) return
    // Lists are of new lines alone: undo takes them away with their lines.
    for (const { id, field, value } of lines.lists) form.setValue(cellName(id, field), value)
    const change = changes.apply(lines.cells, lines.order)
    sheet.remember()
    if (made.length > 0) {
      void others.finish()
      return onSplit({ entries: made, onUndo: () => change && changes.revert(change) })
    }
    onClose()
    if (change)
      showToast({
        text: t(
          {
            id: 'import-dialog.imported-from',
            defaultMessage: '{count, plural, one {# line} other {# lines}} imported from {name}.',
          },
          { count: taken.length, name: source.name },
        ),
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () => changes.revert(change),
        },
        durationMs: 20_000,
      })
  }
  const comparison = useComparison(source.invoice?.place, sheet.read.rows)
  const missing = whatIsMissing(sheet, comparison?.open.length)
  return (
    <Dialog
      open
      isFull
      isFlush
      title={t({ id: 'import-dialog.import-lines', defaultMessage: 'Import lines' })}
      lead={[
        t(
          {
            id: 'import-dialog.source',
            defaultMessage:
              '{name}{hasSheets, select, yes {, sheet {sheet}} other {}}. {header, plural, =0 {} other {Headings in row #, }}{rows, plural, one {# row} other {# rows}}.',
          },
          {
            name: source.name,
            hasSheets: sheet.sheet.name ? 'yes' : 'no',
            sheet: sheet.sheet.name,
            header: sheet.header + 1,
            rows: sheet.read.rows.length,
          },
        ),
        leftOver.length > 0 &&
          further.length === 0 &&
          t(
            {
              id: 'import-dialog.left-out',
              defaultMessage:
                'An entry holds 999 lines: the last {count, plural, one {# line is} other {# lines are}} left out and need another entry.',
            },
            { count: leftOver.length },
          ),
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {t({ id: 'import-dialog.choose-another', defaultMessage: 'Choose another' })}
          </Button>
          {others.problem && (
            <p role="alert" className={`${textStyles.error} ${styles.fault}`}>
              {others.problem}
            </p>
          )}
          <Button disabledReason={missing} busy={others.isBusy} onClick={() => void importLines()}>
            {t(
              {
                id: 'import-dialog.import-count',
                defaultMessage:
                  'Import {lines, plural, one {# line} other {# lines}}{entries, plural, =0 {} one {, make # further entry} other {, make # further entries}}{toMend, plural, =0 {} other {, # to correct}}',
              },
              { lines: taken.length, entries: further.length, toMend },
            )}
          </Button>
        </>
      }
    >
      <div className={source.invoice && `${layoutStyles.beside} ${styles.beside}`}>
        <ImportPreview
          sheet={sheet}
          names={source.sheets.map(({ name, isHidden }) =>
            isHidden
              ? t(
                  { id: 'import-dialog.hidden-sheet', defaultMessage: '{name} (hidden in the file)' },
                  { name },
                )
              : name,
          )}
          place={source.invoice?.place}
          comparison={comparison}
          left={source.invoice?.left ?? 0}
          encoding={source.letters && { value: source.letters.encoding, onChange: onEncoding }}
          mode={mode}
          onMode={setMode}
          merge={mayMerge ? { lines: merged, isOn: isMerging, onChange: setMerging } : undefined}
          further={parts.length > 1 ? { parts, isOn: isSplitting, onChange: setSplitting } : undefined}
        />
        {source.invoice && <InvoicePages {...source.invoice} />}
      </div>
    </Dialog>
  )
}
