import { t } from '../words/t.ts'

/** The page of CBP with the text of a ruling. */
export const RulingLink = ({ number }: { number: string }) => (
  <a href={`https://rulings.cbp.gov/ruling/${encodeURIComponent(number)}`} target="_blank" rel="noreferrer">
    {t(
      { id: 'ruling.link', defaultMessage: 'Read ruling {number} at rulings.cbp.gov (opens a new tab)' },
      { number },
    )}
  </a>
)
