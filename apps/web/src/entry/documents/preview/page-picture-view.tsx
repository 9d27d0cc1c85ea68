import type { Place } from '@edfe/domain/pdf-text'
import { useEffect, useState } from 'react'
import type { PagePicture } from '../../../recognition/paper.ts'
import { t } from '../../../words/t.ts'
import styles from './preview.module.css'

/** The reach of a mark above and below the baseline of its text, in points. */
export const ABOVE = 9
export const BELOW = 3

/** A box over a page, in percent of its width and height. */
export type Box = Record<'left' | 'top' | 'width' | 'height', string>

interface Props {
  picture: PagePicture
  number: number
  marks: readonly Place[]
}

/** A page whose text was recognised, as it was read, with marks on it. */
export function PagePictureView({ picture, number, marks }: Props) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture.content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  const { width, height } = picture
  const boxOf = ({ x, y, width: length }: Place): Box => ({
    left: `${(100 * x) / width}%`,
    top: `${100 - (100 * (y + ABOVE)) / height}%`,
    width: `${(100 * length) / width}%`,
    height: `${(100 * (ABOVE + BELOW)) / height}%`,
  })
  return (
    <div className={styles.page}>
      {address && (
        <img src={address} alt={t({ id: 'pdf-preview.page', defaultMessage: 'Page {number}' }, { number })} />
      )}
      {marks.map((mark) => (
        <span key={`${mark.x} ${mark.y}`} className={styles.mark} style={boxOf(mark)} />
      ))}
    </div>
  )
}
