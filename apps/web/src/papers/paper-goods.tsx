import type { CalendarDay } from '@edfe/domain/calendar'
import type { Exchange } from '@edfe/domain/imported-line'
import type { RawSheet } from '@edfe/domain/lines-import'
import { sumOfField } from '@edfe/domain/lines-import'
import { formatUsd } from '@edfe/domain/money'
import type { MergedRow } from '@edfe/domain/parts'
import { useEffect, useState } from 'react'
import { FromPicture } from '../entry/lines-import/from-picture.tsx'
import importStyles from '../entry/lines-import/import.module.css'
import { PreviewTable } from '../entry/lines-import/preview-table.tsx'
import { RowsAside } from '../entry/lines-import/rows-aside.tsx'
import { SheetQuestions } from '../entry/lines-import/sheet-questions.tsx'
import { TotalsCheck } from '../entry/lines-import/totals-check.tsx'
import { UnknownColumns } from '../entry/lines-import/unknown-columns.tsx'
import { useComparison } from '../entry/lines-import/use-comparison.ts'
import { useImport } from '../entry/lines-import/use-import.ts'
import { whatIsMissing } from '../entry/lines-import/what-is-missing.ts'
import { classificationOf } from '../goods/classification.ts'
import { GoodsSearch } from '../goods/goods-search.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { KeptGoods } from './kept-work.ts'
import type { DroppedPaper } from './use-papers.ts'

/** The rows of an invoice that a person confirmed. */
export interface ConfirmedGoods {
  rows: readonly MergedRow[]
  exchange: Exchange | undefined
}

interface Props {
  paper: DroppedPaper
  sheets: readonly RawSheet[]
  organization: string
  /** The currency that a person chose between the papers; '' for none. */
  currency: string
  today: CalendarDay | undefined
  /** What was done with the rows before. */
  kept: KeptGoods
  onKeep: (goods: KeptGoods) => void
  /** The rows that are confirmed now; none may be taken. */
  onConfirm: (goods: ConfirmedGoods | undefined) => void
  /** Shows the pages of the invoice. */
  onShow: () => void
  onNext: (from: HTMLElement, open: string) => void
}

/** The rows of an invoice as lines, with the weights of its packing list, to be confirmed together. */
export function PaperGoods({
  paper,
  sheets,
  organization,
  currency,
  today,
  kept,
  onKeep,
  onConfirm,
  onShow,
  onNext,
}: Props) {
  const sheet = useImport(sheets, organization, '', kept.choices)
  const place = paper.read?.print?.place
  const comparison = useComparison(place, sheet.read.rows)
  const [finding, setFinding] = useState<number>()
  const { read, rate, choices } = sheet
  const { text: rateText, day, source } = rate
  const exchange =
    read.currency && rateText
      ? { currency: read.currency, rate: rateText, day, source: source.trim() }
      : undefined
  const signature = JSON.stringify([read.rows, exchange])
  const isConfirmed = !kept.isNone && kept.confirmed === signature
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that read in another way are confirmed anew
  useEffect(() => {
    onConfirm(
      kept.isNone
        ? { rows: [], exchange: undefined }
        : isConfirmed
          ? { rows: read.rows, exchange }
          : undefined,
    )
  }, [signature, isConfirmed, kept.isNone])
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices are kept when they change
  useEffect(() => onKeep({ ...kept, choices }), [choices])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer about the papers goes to the sheet once
  useEffect(() => {
    if (currency) sheet.setCurrency(currency)
  }, [currency])
  const searched = read.rows.find(({ row }) => row === finding)
  const missing = whatIsMissing(sheet, comparison?.open.length)
  const value = sumOfField(read.rows, 'entered_value')
  return (
    <Panel
      title={t({ id: 'paper-goods.lines-of', defaultMessage: 'Lines of {name}' }, { name: paper.file.name })}
      onPointerEnter={onShow}
      onFocus={onShow}
    >
      <div className={`${layoutStyles.stack16} ${importStyles.body}`}>
        <PreviewTable
          sheet={sheet}
          place={place}
          comparison={comparison}
          isUpdate={false}
          onFind={setFinding}
          on={today}
        />
        <div className={layoutStyles.wrap}>
          <SheetQuestions sheet={sheet} />
        </div>
        {comparison && <FromPicture comparison={comparison} left={paper.read?.print?.left ?? 0} />}
        <TotalsCheck read={read} />
        <RowsAside sheet={sheet} />
        <UnknownColumns sheet={sheet} />
        <div className={layoutStyles.row12}>
          {(isConfirmed || kept.isNone) && (
            <span className={textStyles.success}>
              <Icon name="check" />{' '}
              {kept.isNone
                ? t({ id: 'paper-goods.no-line-is-taken', defaultMessage: 'No line is taken of it.' })
                : t(
                    {
                      id: 'paper-goods.lines-confirmed',
                      defaultMessage:
                        '{count, plural, one {# line} other {# lines}} confirmed, {value} together.',
                    },
                    { count: read.rows.length, value: formatUsd(value) },
                  )}
            </span>
          )}
          {!isConfirmed && (
            <Button
              look={kept.isNone ? 'inline' : 'quiet'}
              data-open={kept.isNone ? undefined : paper.id}
              disabledReason={missing}
              onClick={({ currentTarget }) => {
                onKeep({ choices, confirmed: signature })
                if (organization !== '') sheet.remember()
                onNext(currentTarget, paper.id)
              }}
            >
              {t(
                {
                  id: 'paper-goods.confirm-lines',
                  defaultMessage: 'Confirm {count, plural, one {# line} other {# lines}}, {value} together',
                },
                { count: read.rows.length, value: formatUsd(value) },
              )}
            </Button>
          )}
          {!isConfirmed && !kept.isNone && (
            <Button
              look="inline"
              onClick={({ currentTarget }) => {
                onKeep({ choices, isNone: true })
                onNext(currentTarget, paper.id)
              }}
            >
              {t({ id: 'paper-goods.take-no-lines', defaultMessage: 'Take no lines of it' })}
            </Button>
          )}
          {!isConfirmed && !kept.isNone && missing && <span className={textStyles.secondary}>{missing}</span>}
        </div>
        {searched && (
          <GoodsSearch
            text={searched.cells.description?.text ?? ''}
            facts={{ on: today, origin: searched.cells.origin_country?.text }}
            ofEntry={read.rows.flatMap(({ cells }) => cells.htsus?.text || [])}
            onChoose={(chosen) => {
              sheet.mend([searched.row], 'htsus', chosen.line.hts)
              if (today) sheet.giveReason(searched.row, classificationOf(chosen, today, undefined))
              setFinding(undefined)
            }}
            onClose={() => setFinding(undefined)}
          />
        )}
      </div>
    </Panel>
  )
}
