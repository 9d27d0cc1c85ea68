import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { codeQuery, LOOKUP_WORDS, type LookupRow, MAX_ROWS, type SearchedLookup } from '../wizard/lookups.ts'
import { codeOfText, rowText } from './code-text.ts'
import { ComboboxRow } from './combobox-row.tsx'
import { FieldFrame, type FieldWidth } from './field-frame.tsx'
import { type FieldWords, useField } from './use-field.ts'
import { useLookup } from './use-lookup.ts'

const CLOSE_AFTER_BLUR_MS = 150

interface Props extends FieldWords {
  name: string
  lookup: SearchedLookup
  width?: FieldWidth
}

/**
 * A code with suggestions: it is stored as its code and reads as code and name. A text that no row matches is
 * kept as typed, so that the rules can say what is wrong with it.
 */
export function ComboboxField({ name, lookup, width, label, hint }: Props) {
  const field = useField(name, { label, hint })
  const queryClient = useQueryClient()
  const words = LOOKUP_WORDS[lookup]
  const hasDetail = lookup === 'port-codes' || lookup === 'foreign-ports'
  const [code, setCode] = useState(() => String(field.form.getValues(name) ?? ''))
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data: row } = useQuery(codeQuery(lookup, code))
  const { answer, isSearching } = useLookup(lookup, text ?? '', isOpen)
  const rows = answer?.rows ?? []

  useEffect(() => () => clearTimeout(closing.current), [])

  const choose = (next: string) => {
    setCode(next)
    field.form.setValue(name, next, { shouldDirty: true })
  }
  const pick = (picked: string) => {
    const item = rows.find((candidate) => candidate.code === picked)
    if (item) queryClient.setQueryData(codeQuery(lookup, picked).queryKey, item)
    choose(picked)
    setText(undefined)
  }
  const close = (afterBlur: boolean) => {
    clearTimeout(closing.current)
    if (!afterBlur) return setOpen(false)
    closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS)
  }

  return (
    <FieldFrame field={field} width={width}>
      <Autocomplete.Root<LookupRow>
        items={rows}
        mode="none"
        open={isOpen}
        onOpenChange={(open, details) => {
          if (open) clearTimeout(closing.current)
          if (open) setOpen(true)
          else close(details.reason === 'focus-out')
        }}
        value={text ?? (row ? rowText(row, hasDetail) : code)}
        onValueChange={(value, details) => {
          if (details.reason === 'item-press') return pick(value)
          setText(value)
          choose(codeOfText(value, rows))
        }}
        itemToStringValue={(item) => item.code}
      >
        <div className="combo">
          <Autocomplete.Input
            {...field.aria}
            id={field.id}
            className="in"
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => {
              if (text !== undefined) choose(codeOfText(text, rows))
              setText(undefined)
              close(true)
              field.blurred(name)
            }}
          />
          <Icon name="chevron-right" />
        </div>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="pop-at" sideOffset={6} align="start">
            <Autocomplete.Popup className="pop" aria-label={field.meta.label}>
              <Autocomplete.List render={<ul />}>
                {(item: LookupRow) => (
                  <Autocomplete.Item key={item.code} value={item} render={<li />}>
                    <ComboboxRow row={item} typed={text ?? ''} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <Autocomplete.Status render={<p />}>
                {isSearching && words.searching}
                {!isSearching && rows.length === 0 && words.none}
                {!isSearching &&
                  (answer?.total ?? 0) > MAX_ROWS &&
                  `First ${MAX_ROWS} of ${answer?.total} ${words.many}. Keep typing to narrow.`}
              </Autocomplete.Status>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </FieldFrame>
  )
}
