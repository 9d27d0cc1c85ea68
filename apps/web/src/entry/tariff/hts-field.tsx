import { formHts } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classificationOf } from '../../goods/classification.ts'
import type { TariffResult } from '../../goods/goods-queries.ts'
import { type ChosenNumber, GoodsSearch } from '../../goods/goods-search.tsx'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import type { FieldColumns } from '../../ui/field.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { TextField } from '../form/controls/text-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { inside } from '../form/inside.ts'
import { onValues } from '../form/on-values.ts'
import styles from './hts-field.module.css'
import { percentOf } from './line-of-duty.ts'
import { proposedDescription } from './proposed-description.ts'
import { isWholeNumber, tariffLineQuery } from './tariff-queries.ts'
import { useClassification } from './use-classification.ts'
import { useEntryFacts } from './use-entry-facts.ts'

/** The tariff data that fills the fields next to the number. */
type NumberOfTariff = Pick<TariffResult, 'units' | 'general' | 'path'>

const FILLED = {
  description: defineMessage({ id: 'hts-field.description', defaultMessage: 'description {value}' }),
  net_uom: defineMessage({ id: 'hts-field.unit', defaultMessage: 'unit {value}' }),
  net_uom_2: defineMessage({ id: 'hts-field.second-unit', defaultMessage: 'second unit {value}' }),
  net_uom_3: defineMessage({ id: 'hts-field.third-unit', defaultMessage: 'third unit {value}' }),
  hts_rate: defineMessage({ id: 'hts-field.rate', defaultMessage: 'rate {value}' }),
}
type Filled = keyof typeof FILLED

interface Props {
  lineId: string
  columns?: FieldColumns
  note?: ReactNode
  /** The search is asked for from elsewhere, such as a cell of the sheet. */
  isSearchAsked?: boolean
  onSearchEnd?: () => void
}

/**
 * The HTSUS number of a line, with the search of the tariff. A number that is chosen or typed also fills description,
 * units and rate that are empty, and the duty follows the tariff unless somebody typed it.
 */
export function HtsField({ lineId, columns, note, isSearchAsked = false, onSearchEnd }: Props) {
  const { form, blurred } = useEntryFormContext()
  const { rules } = useEntryContext()
  const [isOpened, setSearching] = useState(false)
  const isSearching = isOpened || isSearchAsked
  const endSearch = () => {
    setSearching(false)
    onSearchEnd?.()
  }
  const facts = useEntryFacts(lineId)
  const classification = useClassification(lineId)
  const at = inside(`line_items.${lineId}`)

  const fillFrom = ({ units, general, path }: NumberOfTariff, searched?: string): string[] => {
    const found = {
      description: proposedDescription(path, searched),
      net_uom: units[0]?.code,
      net_uom_2: units[1]?.code,
      net_uom_3: units[2]?.code,
      hts_rate: percentOf(general),
    }
    return (Object.keys(FILLED) as Filled[]).flatMap((field) => {
      const value = found[field]
      if (!value || form.getValues(at(field))) return []
      form.setValue(at(field), value, { shouldDirty: true })
      return [t(FILLED[field], { value })]
    })
  }
  const choose = (chosen: ChosenNumber) => {
    const { line: result, searched } = chosen
    form.setValue(at('htsus'), formHts(result.hts), { shouldDirty: true })
    classification.keep(classificationOf(chosen, rules.today, classification.kept))
    const filled = fillFrom(result, searched)
    if (!form.getValues(at('duty_amount')))
      form.setValue(at('duty_source'), 'calculated', { shouldDirty: true })
    blurred(at('htsus'))
    endSearch()
    announce(
      t(
        {
          id: 'hts-field.filled-in',
          defaultMessage: '{number} filled in{filled, select, none {} other {, {filled}}}.',
        },
        { number: formHts(result.hts), filled: filled.join(', ') || 'none' },
      ),
    )
  }
  useTypedNumber(lineId, facts.on, (line) => {
    const filled = fillFrom(line)
    if (filled.length > 0)
      announce(
        t(
          {
            id: 'hts-field.filled-in-from-the-tariff',
            defaultMessage: 'Filled in from the tariff: {filled}.',
          },
          { filled: filled.join(', ') },
        ),
      )
  })

  return (
    <>
      <TextField
        name={at('htsus')}
        columns={columns}
        note={note}
        tidy={formHts}
        inputMode="numeric"
        maxLength={13}
        wrap={(input) => (
          <div className={styles.withSearch}>
            {input}
            <Button
              look="quiet"
              icon="search"
              onClick={() => setSearching(true)}
              aria-label={t({ id: 'hts-field.find-in-the-tariff', defaultMessage: 'Find in the tariff' })}
            >
              {t({ id: 'hts-field.find', defaultMessage: 'Find' })}
            </Button>
          </div>
        )}
      />
      {isSearching && (
        <GoodsSearch
          text={String(form.getValues(at('htsus')) || form.getValues(at('description')) || '')}
          facts={facts}
          ofEntry={numbersOf(form.getValues('line_items'))}
          onChoose={choose}
          onClose={endSearch}
        />
      )}
    </>
  )
}

/**
 * Calls back once with what the tariff says about a number that a person typed here and left. A number that the line has
 * from the start calls nothing: opening a line changes nothing in it.
 */
function useTypedNumber(lineId: string, on: string | undefined, onKnown: (line: NumberOfTariff) => void) {
  const { form } = useEntryFormContext()
  const name = `line_items.${lineId}.htsus`
  const [typed, setTyped] = useState('')
  const { data } = useQuery(tariffLineQuery(typed, on))
  const filled = useRef('')
  const known = useRef(onKnown)
  known.current = onKnown
  useEffect(
    () =>
      onValues(form, (change) => {
        if (!change.isTyped || change.name !== name) return
        const text = String(form.getValues(name))
        setTyped(isWholeNumber(text) ? text : '')
      }),
    [form, name],
  )
  useEffect(() => {
    if (!data || filled.current === typed) return
    filled.current = typed
    known.current(data.line)
  }, [data, typed])
}

/** The tariff numbers of the lines of the form. */
const numbersOf = (lines: unknown): string[] =>
  Object.values(lines ?? {}).flatMap((line: { htsus?: string } | undefined) => line?.htsus || [])
