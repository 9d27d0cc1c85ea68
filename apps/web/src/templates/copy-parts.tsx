import { COPY_PARTS, type CopyPart } from '@edfe/domain/entry'
import choicesStyles from '../ui/choices.module.css'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

const PART_LABELS: Record<CopyPart, { name: string; what: string }> = {
  parties: {
    get name() {
      return t({ id: 'copy-parts.parties', defaultMessage: 'Parties' })
    },
    get what() {
      return t({
        id: 'copy-parts.consignee-importer-seller-shipper-and',
        defaultMessage: 'Consignee, importer, seller, shipper and location of goods',
      })
    },
  },
  lines: {
    get name() {
      return t({ id: 'copy-parts.line-items', defaultMessage: 'Line items' })
    },
    get what() {
      return t({
        id: 'copy-parts.goods-htsus-numbers-values-quantities',
        defaultMessage: 'Goods, HTSUS numbers, values, quantities, duty and fees',
      })
    },
  },
  transport: {
    get name() {
      return t({ id: 'copy-parts.transport', defaultMessage: 'Transport' })
    },
    get what() {
      return t({
        id: 'copy-parts.mode-carrier-ports-and-countries',
        defaultMessage: 'Mode, carrier, ports and countries',
      })
    },
  },
  declarant: {
    get name() {
      return t({ id: 'copy-parts.declarant', defaultMessage: 'Declarant' })
    },
    get what() {
      return t({ id: 'copy-parts.name-title-and-block-46', defaultMessage: 'Name, title and block 46' })
    },
  },
}

/** 'Parties, transport' of the parts that were taken. */
export const partNames = (parts: readonly CopyPart[]): string =>
  COPY_PARTS.filter((part) => parts.includes(part))
    .map((part, index) => (index === 0 ? PART_LABELS[part].name : PART_LABELS[part].name.toLowerCase()))
    .join(', ')

interface Props {
  legend: string
  parts: readonly CopyPart[]
  onChange: (parts: readonly CopyPart[]) => void
}

/** Which parts of an entry are taken along. */
export function CopyParts({ legend, parts, onChange }: Props) {
  return (
    <fieldset className={`${layoutStyles.stack12}`}>
      <legend className={`${textStyles.strong} ${layoutStyles.spaceBelow12}`}>{legend}</legend>
      {COPY_PARTS.map((part) => (
        <label key={part} className={choicesStyles.checkbox}>
          <input
            type="checkbox"
            checked={parts.includes(part)}
            onChange={({ target }) =>
              onChange(target.checked ? [...parts, part] : parts.filter((one) => one !== part))
            }
          />
          <span>
            {PART_LABELS[part].name}
            <small>{PART_LABELS[part].what}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
