import { useState } from 'react'
import { createPortal } from 'react-dom'
import buttonStyles from '../ui/button.module.css'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
import { type ChosenNumber, GoodsSearch } from './goods-search.tsx'

interface Props {
  /** The first search text: a number, else the description of the goods. */
  text: string
  origin: string | undefined
  onChoose: (chosen: ChosenNumber) => void
}

/** Opens the search of the tariff beside a field, for goods that are in no entry. */
export function FindNumberButton({ text, origin, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={`${layoutStyles.touch} ${buttonStyles.link}`}
        onClick={() => setOpen(true)}
      >
        {t({ id: 'hts-field.find-in-the-tariff', defaultMessage: 'Find in the tariff' })}
      </button>
      {isOpen &&
        createPortal(
          <GoodsSearch
            text={text}
            facts={{ origin }}
            ofEntry={[]}
            onChoose={(chosen) => {
              onChoose(chosen)
              close()
            }}
            onClose={close}
          />,
          document.body,
        )}
    </>
  )
}
