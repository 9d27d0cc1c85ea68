import type { AgencyCodeList } from '@edfe/domain/agencies'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import controlStyles from '../../../ui/control.module.css'
import { controlAria, Field, type FieldProps } from '../../../ui/field.tsx'
import { useTips } from '../../../ui/tips.ts'
import { t } from '../../../words/t.ts'

interface Props extends FieldProps {
  list: AgencyCodeList
  maxLength: number
  value: string
  onChange: (code: string) => void
}

const HOUR_MS = 3_600_000

/** The codes of a list that an operator loaded; none, and nothing to judge by, while the server is away. */
const agencyCodesQuery = (list: AgencyCodeList) =>
  queryOptions({
    queryKey: ['agency-codes', list],
    queryFn: ({ signal }) => call('getAgencyCodes', { params: { list }, signal }),
    staleTime: HOUR_MS,
    retry: false,
  })

/** A code of a list of CBP: with suggestions and its meaning where the list is loaded, else free text. */
export function ListedCode({ list, maxLength, value, onChange, ...words }: Props) {
  const { id } = words
  const tips = useTips()
  const { data } = useQuery(agencyCodesQuery(list))
  const meaning = data?.codes.find(({ code }) => code === value)?.meaning
  const isUnknown = data?.is_loaded && value !== '' && !meaning
  const field = {
    ...words,
    hint: tips ? words.hint : undefined,
    note: meaning ?? words.note,
    message: isUnknown
      ? {
          severity: 'warning' as const,
          text: t(
            {
              id: 'listed-code.unknown',
              defaultMessage:
                'The list of codes does not have {code}. Check it; the entry can be filed with it.',
            },
            { code: value },
          ),
        }
      : words.message,
  }
  return (
    <Field {...field}>
      <input
        type="text"
        id={id}
        key={value}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        list={data?.codes.length ? `${id}-codes` : undefined}
        className={controlStyles.control}
        {...controlAria(id, field)}
        onBlur={(event) => {
          const typed = event.currentTarget.value.trim().toUpperCase()
          if (typed !== value) onChange(typed)
        }}
      />
      <datalist id={`${id}-codes`}>
        {data?.codes.map(({ code, meaning: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </datalist>
    </Field>
  )
}
