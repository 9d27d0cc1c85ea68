import { type ImportField, importColumn, type ReadCell } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { HtsProposals } from './hts-proposals.tsx'
import styles from './import.module.css'
import type { Aside } from './import-choices.ts'
import { columnName, NOTES } from './import-messages.ts'
import type { PictureReading } from './use-comparison.ts'
import type { ProposedNumber } from './use-hts-proposals.ts'

interface Props {
  field: ImportField
  row: number
  cell: ReadCell
  /** The heading of its column says why every cell of it is read in another way. */
  isNoted: boolean
  /** The reading of the value from a picture, until a person has compared it. */
  reading: PictureReading | undefined
  /** The text that a person typed in place of the cell. */
  typed: string | undefined
  onMend: (text: string) => void
  /** Searches the tariff for a row without a number. */
  onFind: (() => void) | undefined
  /** The numbers that the tariff proposes for a row without one. */
  proposed: readonly ProposedNumber[]
  /** True for the one row that shows all its proposals, with their words; others show the first in their line. */
  isUnfolded: boolean
  /** Gives the typed number to the other rows of the same goods; `count` of them lack one. */
  same: { count: number; onTake: () => void } | undefined
  /** Leaves the row out, or spreads its amount over the other rows. */
  onAside: (how: Aside) => void
}

/** True if a person should check a cell: it is wrong, in question, or empty although a line needs a value. */
export const needsYou = (field: ImportField, { state }: ReadCell): boolean =>
  state === 'wrong' || state === 'asked' || (state === 'empty' && importColumn(field).asked === true)

const shown = (text: string): string => (/^-?\d+(\.\d+)?$/.test(text) ? groupThousands(text) : text)

/** One cell as it will be imported. What cannot be read is mended here. */
export function PreviewCell({
  field,
  row,
  cell,
  isNoted,
  reading,
  typed,
  onMend,
  onFind,
  proposed,
  isUnfolded,
  same,
  onAside,
}: Props) {
  const id = useId()
  const isOfPicture = reading !== undefined && typed === undefined
  if (!needsYou(field, cell) && typed === undefined && !isOfPicture)
    return <PlainCell cell={cell} isNoted={isNoted} />
  const label = t(
    { id: 'preview-cell.row', defaultMessage: '{column}, row {row}' },
    { column: columnName(field), row },
  )
  const isFaulty = needsYou(field, cell)
  const isFolded = isFaulty && proposed.length > 0 && !isUnfolded
  return (
    <div
      className={
        isFolded
          ? `${layoutStyles.row6} ${styles.folded}`
          : `${layoutStyles.stack2} ${layoutStyles.justifyStart}`
      }
    >
      <input
        // A text that came from a proposal shows like one that was typed.
        key={typed ?? ''}
        className={styles.input}
        aria-label={label}
        aria-describedby={isOfPicture ? id : undefined}
        aria-invalid={isFaulty && cell.state !== 'empty' ? true : undefined}
        defaultValue={typed ?? cell.raw}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== (typed ?? cell.raw)) onMend(currentTarget.value.trim())
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      {isOfPicture && !isFaulty && cell.state === 'mended' && <PlainCell cell={cell} isNoted={isNoted} />}
      {isOfPicture && (
        <span
          id={id}
          className={reading === 'doubtful' ? `${textStyles.warning} ${styles.lacking}` : textStyles.note}
        >
          <Icon name={reading === 'doubtful' ? 'warning' : 'view'} />{' '}
          {reading === 'doubtful'
            ? t({ id: 'preview-cell.hard-to-read', defaultMessage: 'From the picture, hard to read' })
            : t({ id: 'preview-cell.from-the-picture', defaultMessage: 'From the picture' })}
        </span>
      )}
      {isFaulty && !(cell.state === 'empty' && proposed.length > 0) && !isFolded && (
        <span
          className={
            cell.state === 'empty'
              ? `${textStyles.warning} ${styles.lacking}`
              : `${textStyles.error} ${styles.fault}`
          }
        >
          <Icon name={cell.state === 'empty' ? 'missing' : 'error'} />{' '}
          {cell.note ? NOTES[cell.note] : t({ id: 'preview-cell.empty', defaultMessage: 'Empty' })}
        </span>
      )}
      {isFaulty && cell.proposal && (
        <Button look="inline" onClick={() => onMend(cell.proposal ?? '')}>
          {t(
            { id: 'preview-cell.use', defaultMessage: 'Use {proposal}' },
            { proposal: field === 'part' ? cell.proposal : shown(cell.proposal) },
          )}
        </Button>
      )}
      {cell.note === 'negative' && field === 'entered_value' && (
        <>
          <Button
            look="inline"
            aria-label={t(
              {
                id: 'preview-cell.spread-over-the-lines-row',
                defaultMessage: 'Spread over the lines, row {row}',
              },
              { row },
            )}
            onClick={() => onAside('spread')}
          >
            {t({ id: 'preview-cell.spread-over-the-lines', defaultMessage: 'Spread over the lines' })}
          </Button>
          <Button
            look="inline"
            aria-label={t(
              { id: 'preview-cell.leave-the-row-out-row', defaultMessage: 'Leave the row out, row {row}' },
              { row },
            )}
            onClick={() => onAside('left-out')}
          >
            {t({ id: 'preview-cell.leave-the-row-out', defaultMessage: 'Leave the row out' })}
          </Button>
        </>
      )}
      {isFaulty && (field === 'part' || field === 'net_uom') && cell.state === 'asked' && (
        <Button look="inline" onClick={() => onMend(cell.raw)}>
          {t({ id: 'preview-cell.keep', defaultMessage: 'Keep {raw}' }, { raw: cell.raw })}
        </Button>
      )}
      {isFaulty && proposed.length > 0 && (
        <HtsProposals row={row} proposed={proposed} isFolded={isFolded} onUse={onMend} />
      )}
      {!isFaulty && same && same.count > 0 && (
        <Button look="inline" onClick={same.onTake}>
          {t(
            {
              id: 'preview-cell.same-for-more',
              defaultMessage: 'Same for {count} more {count, plural, one {row} other {rows}}',
            },
            { count: same.count },
          )}
        </Button>
      )}
      {isFaulty && !isFolded && onFind && (
        <Button
          look="inline"
          aria-label={t(
            { id: 'preview-cell.find-hts-of-row', defaultMessage: 'Find HTS of row {row}' },
            { row },
          )}
          onClick={onFind}
        >
          {t({ id: 'preview-cell.find-hts', defaultMessage: 'Find HTS' })}
        </Button>
      )}
    </div>
  )
}

function PlainCell({ cell, isNoted }: Pick<Props, 'cell' | 'isNoted'>) {
  const isMended = cell.state === 'mended' || cell.note === 'rounded'
  // A quantity shows the unit that is written next to it: a row without a column of units takes it.
  const text = cell.unit ? `${shown(cell.text)} ${cell.unit}` : shown(cell.text)
  if (!isMended) return text
  if (isNoted)
    return (
      <>
        {text} {cell.raw && <del className={textStyles.note}>{cell.raw}</del>}
      </>
    )
  return (
    <span className={styles.mended}>
      {text}
      <small>
        {cell.raw && <del>{cell.raw}</del>} {cell.note && NOTES[cell.note]}
      </small>
    </span>
  )
}
