import { ENCODINGS, type Encoding } from '@edfe/sheet-file/text-encodings'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

const westernEuropean = () =>
  t({ id: 'encoding-choice.western-european', defaultMessage: 'Western European' })
const centralEuropean = () =>
  t({ id: 'encoding-choice.central-european', defaultMessage: 'Central European' })
const cyrillic = () => t({ id: 'encoding-choice.cyrillic', defaultMessage: 'Cyrillic' })
const japanese = () => t({ id: 'encoding-choice.japanese', defaultMessage: 'Japanese' })

const NAMES: Record<Encoding, () => string> = {
  'windows-1252': westernEuropean,
  'iso-8859-15': westernEuropean,
  macintosh: () =>
    t({ id: 'encoding-choice.western-european-mac', defaultMessage: 'Western European (Mac)' }),
  cp850: () => t({ id: 'encoding-choice.western-european-dos', defaultMessage: 'Western European (DOS)' }),
  cp437: () => t({ id: 'encoding-choice.english-dos', defaultMessage: 'English (DOS)' }),
  'windows-1250': centralEuropean,
  'iso-8859-2': centralEuropean,
  cp852: () => t({ id: 'encoding-choice.central-european-dos', defaultMessage: 'Central European (DOS)' }),
  'windows-1257': () => t({ id: 'encoding-choice.baltic', defaultMessage: 'Baltic' }),
  'windows-1254': () => t({ id: 'encoding-choice.turkish', defaultMessage: 'Turkish' }),
  cp857: () => t({ id: 'encoding-choice.turkish-dos', defaultMessage: 'Turkish (DOS)' }),
  'windows-1251': cyrillic,
  'koi8-u': cyrillic,
  'iso-8859-5': cyrillic,
  ibm866: () => t({ id: 'encoding-choice.cyrillic-dos', defaultMessage: 'Cyrillic (DOS)' }),
  'x-mac-cyrillic': () => t({ id: 'encoding-choice.cyrillic-mac', defaultMessage: 'Cyrillic (Mac)' }),
  'windows-1253': () => t({ id: 'encoding-choice.greek', defaultMessage: 'Greek' }),
  'windows-1255': () => t({ id: 'encoding-choice.hebrew', defaultMessage: 'Hebrew' }),
  'windows-1256': () => t({ id: 'encoding-choice.arabic', defaultMessage: 'Arabic' }),
  'windows-1258': () => t({ id: 'encoding-choice.vietnamese', defaultMessage: 'Vietnamese' }),
  'windows-874': () => t({ id: 'encoding-choice.thai', defaultMessage: 'Thai' }),
  gb18030: () => t({ id: 'encoding-choice.simplified-chinese', defaultMessage: 'Simplified Chinese' }),
  big5: () => t({ id: 'encoding-choice.traditional-chinese', defaultMessage: 'Traditional Chinese' }),
  shift_jis: japanese,
  'euc-jp': japanese,
  'iso-2022-jp': japanese,
  'euc-kr': () => t({ id: 'encoding-choice.korean', defaultMessage: 'Korean' }),
  'utf-8': () =>
    t({ id: 'encoding-choice.unicode-with-damaged-letters', defaultMessage: 'Unicode with damaged letters' }),
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
      options={ENCODINGS.map((encoding) => [encoding, `${NAMES[encoding]()}, ${encoding}`] as const)}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Encoding)}
    />
  )
}
