import { MOST_CHANGED_PARTS } from '@edfe/domain/parts'
import { useCallback, useState } from 'react'
import { countText } from '../messages/money.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { partsText } from './parts-text.ts'
import type { PartRow } from './use-parts.ts'

/** The parts that a person selected, on this page of the list and on others. */
export function useSelectedParts(shown: readonly PartRow[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, PartRow>>(new Map())
  const select = useCallback((rows: readonly PartRow[], isSelected: boolean) => {
    setSelected((now) => {
      const next = new Map(now)
      for (const row of rows) isSelected ? next.set(row.id, row) : next.delete(row.id)
      return next
    })
  }, [])
  const current = new Map(shown.map((row) => [row.id, row]))
  return {
    /** As the list has them now, where it shows them. */
    rows: [...selected.values()].map((row) => current.get(row.id) ?? row),
    has: (id: string) => selected.has(id),
    select,
    clear: useCallback(() => setSelected(new Map()), []),
  }
}

interface BarProps {
  selected: ReturnType<typeof useSelectedParts>
  shown: readonly PartRow[]
  onChange: () => void
}

/** Shows the number of selected parts, and the actions on them. */
export function SelectedPartsBar({ selected, shown, onChange }: BarProps) {
  const count = selected.rows.length
  const hasAll = shown.every(({ id }) => selected.has(id))
  return (
    <div
      role="toolbar"
      aria-label={t({ id: 'selected-parts.selected-parts', defaultMessage: 'Selected parts' })}
      className={`${layoutStyles.toolBar}`}
    >
      <b className={textStyles.strong} aria-live="polite">
        {t(
          { id: 'selected-parts.selected', defaultMessage: '{count} selected' },
          { count: partsText(count) },
        )}
      </b>
      <Button look="inline" onClick={() => selected.select(shown, !hasAll)}>
        {hasAll
          ? t({ id: 'selected-parts.deselect-this-page', defaultMessage: 'Deselect this page' })
          : t({ id: 'selected-parts.select-this-page', defaultMessage: 'Select this page' })}
      </Button>
      {count > 0 && (
        <Button look="inline" onClick={selected.clear}>
          {t({ id: 'selected-parts.clear-selection', defaultMessage: 'Clear selection' })}
        </Button>
      )}
      <Button
        className={layoutStyles.toEnd}
        look="quiet"
        small
        disabledReason={
          count === 0
            ? t({ id: 'selected-parts.select-parts-first', defaultMessage: 'Select parts first.' })
            : count > MOST_CHANGED_PARTS
              ? t(
                  {
                    id: 'selected-parts.up-to-parts-are-changed',
                    defaultMessage: 'Up to {limit} parts are changed at once.',
                  },
                  { limit: countText(MOST_CHANGED_PARTS) },
                )
              : undefined
        }
        onClick={onChange}
      >
        {t({ id: 'selected-parts.change-selected', defaultMessage: 'Change selected…' })}
      </Button>
    </div>
  )
}
