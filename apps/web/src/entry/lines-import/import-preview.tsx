import { parseDay } from '@edfe/domain/calendar'
import { type ComponentProps, useId, useState } from 'react'
import { classificationOf } from '../../goods/classification.ts'
import { GoodsSearch } from '../../goods/goods-search.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import choiceStyles from '../../ui/choices.module.css'
import controlStyles from '../../ui/control.module.css'
import { Field, SelectBox } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { useEntryContext } from '../editing/entry-context.ts'
import { EncodingChoice } from './encoding-choice.tsx'
import { FromPicture } from './from-picture.tsx'
import { FurtherEntries } from './further-entries.tsx'
import styles from './import.module.css'
import type { ImportMode } from './imported-lines.ts'
import { type Merge, MergeChoice } from './merge-choice.tsx'
import { needsYou } from './preview-cell.tsx'
import { PreviewTable } from './preview-table.tsx'
import { RowsAside } from './rows-aside.tsx'
import { SheetQuestions } from './sheet-questions.tsx'
import type { ShownPlace } from './shown-place.ts'
import { TotalsCheck } from './totals-check.tsx'
import { UnknownColumns } from './unknown-columns.tsx'
import type { Comparison } from './use-comparison.ts'
import type { Import } from './use-import.ts'

const MODES: readonly { value: ImportMode; label: string }[] = [
  {
    value: 'append',
    get label() {
      return t({
        id: 'import-preview.add-after-the-lines-that',
        defaultMessage: 'Add after the lines that there are',
      })
    },
  },
  {
    value: 'replace',
    get label() {
      return t({ id: 'import-preview.replace-all-lines', defaultMessage: 'Replace all lines' })
    },
  },
  {
    value: 'update',
    get label() {
      return t({
        id: 'import-preview.update-lines-with-the-same',
        defaultMessage: 'Update lines with the same part number or description, add the others',
      })
    },
  },
]

interface Props {
  sheet: Import
  names: readonly string[]
  /** Where the rows are printed, for the rows of a PDF. */
  place: ShownPlace | undefined
  /** Of rows that were read from a picture; `left` scanned pages were not read. */
  comparison: Comparison | undefined
  left: number
  /** The encoding by which a text was read that is not in Unicode. */
  encoding: ComponentProps<typeof EncodingChoice> | undefined
  mode: ImportMode
  onMode: (mode: ImportMode) => void
  /** Absent when no two rows can be one line. */
  merge: Merge | undefined
  /** Absent when this entry has room for all rows. */
  further: ComponentProps<typeof FurtherEntries> | undefined
}

/** Counts the cells of a sheet that a person should check. */
export const cellsToMend = ({ read }: Import): number =>
  read.rows.reduce(
    (count, { cells }) =>
      count +
      (Object.entries(cells) as [Parameters<typeof needsYou>[0], Parameters<typeof needsYou>[1]][]).filter(
        (entry) => needsYou(...entry),
      ).length,
    0,
  )

/** Shows the resulting lines, the differences from the sheet, and the cells that need a person. */
export function ImportPreview({
  sheet,
  names,
  place,
  comparison,
  left,
  encoding,
  mode,
  onMode,
  merge,
  further,
}: Props) {
  const id = useId()
  const [finding, setFinding] = useState<number>()
  const { editor, rules } = useEntryContext()
  const draft = editor.draft()
  const on = parseDay(draft.header?.entry_date)
  const { read } = sheet
  const searched = read.rows.find(({ row }) => row === finding)
  return (
    <div className={`${layoutStyles.stack20} ${styles.body}`}>
      <PreviewTable
        sheet={sheet}
        place={place}
        comparison={comparison}
        isUpdate={mode === 'update'}
        onFind={setFinding}
        on={on}
      />
      <div className={`${layoutStyles.wrap} ${styles.choices}`}>
        {names.length > 1 && (
          <Field id={`${id}-sheet`} label={t({ id: 'import-preview.sheet', defaultMessage: 'Sheet' })}>
            <SelectBox>
              <select
                id={`${id}-sheet`}
                className={controlStyles.control}
                value={sheet.index}
                onChange={({ currentTarget }) => sheet.choose(Number(currentTarget.value))}
              >
                {names.map((name, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </SelectBox>
          </Field>
        )}
        {encoding && <EncodingChoice {...encoding} />}
        <SheetQuestions sheet={sheet} />
        <fieldset className={styles.modes}>
          <legend>
            {t({
              id: 'import-preview.what-happens-to-the-lines',
              defaultMessage: 'What happens to the lines',
            })}
          </legend>
          {MODES.map(({ value, label }) => (
            <label key={value} className={choiceStyles.choice}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={mode === value}
                onChange={() => onMode(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      {merge && <MergeChoice rows={read.rows.length} {...merge} />}
      {further && <FurtherEntries {...further} />}
      {sheet.known.state === 'failed' && (
        <Alert role="alert" isFlush>
          <p>
            <T
              id="import-preview.your-parts-could-not-be"
              defaultMessage="Your parts could not be looked up. Rows get nothing from them until they are. <button>Look them up again</button>"
              values={{
                button: (content) => (
                  <Button look="inline" onClick={sheet.known.lookAgain}>
                    {content}
                  </Button>
                ),
              }}
            />
          </p>
        </Alert>
      )}
      {comparison && <FromPicture comparison={comparison} left={left} />}
      <TotalsCheck read={read} />
      <RowsAside sheet={sheet} />
      <UnknownColumns sheet={sheet} />
      {read.isRounded && (
        <p className={textStyles.secondary}>
          {t({
            id: 'import-preview.entered-values-are-whole-dollars',
            defaultMessage:
              'Entered values are whole dollars. They are rounded so that they add up to the rounded sum of the sheet.',
          })}
        </p>
      )}
      {searched && (
        <GoodsSearch
          text={searched.cells.description?.text ?? ''}
          facts={{
            on,
            origin: searched.cells.origin_country?.text || draft.shipment_origin?.country_of_origin,
          }}
          ofEntry={read.rows.flatMap(({ cells }) => cells.htsus?.text || [])}
          onChoose={(chosen) => {
            sheet.mend([searched.row], 'htsus', chosen.line.hts)
            sheet.giveReason(searched.row, classificationOf(chosen, rules.today, undefined))
            setFinding(undefined)
          }}
          onClose={() => setFinding(undefined)}
        />
      )}
    </div>
  )
}
