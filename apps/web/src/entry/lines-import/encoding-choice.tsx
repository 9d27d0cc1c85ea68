import { ENCODINGS, type Encoding } from '../../sheet-file/text-encodings.ts'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

const NAMES: Record<Encoding, string> = {
  get 'windows-1252'() {
    return t({ id: 'encoding-choice.western-european', defaultMessage: 'Western European' })
  },
  get 'windows-1250'() {
    return t({ id: 'encoding-choice.central-european', defaultMessage: 'Central European' })
  },
  get 'windows-1251'() {
    return t({ id: 'encoding-choice.cyrillic', defaultMessage: 'Cyrillic' })
  },
  get 'windows-1253'() {
    return t({ id: 'encoding-choice.greek', defaultMessage: 'Greek' })
  },
  get 'windows-1254'() {
    return t({ id: 'encoding-choice.turkish', defaultMessage: 'Turkish' })
  },
  get 'windows-1257'() {
    return t({ id: 'encoding-choice.baltic', defaultMessage: 'Baltic' })
  },
  get 'windows-1258'() {
    return t({ id: 'encoding-choice.vietnamese', defaultMessage: 'Vietnamese' })
  },
  get 'windows-874'() {
    return t({ id: 'encoding-choice.thai', defaultMessage: 'Thai' })
  },
  get macintosh() {
    return t({ id: 'encoding-choice.western-european-mac', defaultMessage: 'Western European (Mac)' })
  },
  get gb18030() {
    return t({ id: 'encoding-choice.simplified-chinese', defaultMessage: 'Simplified Chinese' })
  },
  get big5() {
    return t({ id: 'encoding-choice.traditional-chinese', defaultMessage: 'Traditional Chinese' })
  },
  get shift_jis() {
    return t({ id: 'encoding-choice.japanese', defaultMessage: 'Japanese' })
  },
  get 'euc-kr'() {
    return t({ id: 'encoding-choice.korean', defaultMessage: 'Korean' })
  },
}

interface Props {
  value: Encoding
  onChange: (encoding: Encoding) => void
}

/** The encoding of a text file that is not in Unicode: the likeliest one, and all others to choose from. */
export function EncodingChoice({ value, onChange }: Props) {
  return (
    <SelectField
      label={t({ id: 'encoding-choice.text-encoding', defaultMessage: 'Text encoding' })}
      hint={t({
        id: 'encoding-choice.if-words-look-wrong',
        defaultMessage: 'The file does not name its encoding. If words look wrong, choose another',
      })}
      value={value}
      options={ENCODINGS.map((encoding) => [encoding, `${NAMES[encoding]}, ${encoding}`] as const)}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Encoding)}
    />
  )
}
