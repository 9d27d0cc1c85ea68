const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&cent;': '¢' }

/** A tag after which a new line begins; other tags are within words: 'm<sup>2</sup>'. */
const NEW_LINE = /<\/?(?:br|p|li|il|ul|ol|div)\b[^>]*>/gi

/** A cell of the schedule without markup: '3.7% <u></u>' is '3.7%', 'm<sup>2</sup>' is 'm2'. */
export const stripMarkup = (cell: string): string =>
  cell
    .replace(NEW_LINE, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** A rate without markup, and with words joined that the print divides at the end of a line: 'appli- cable'. */
export const cleanRate = (cell: string): string =>
  stripMarkup(cell)
    .replace(/\b(internal-) (?=revenue)/g, '$1')
    .replace(/([a-z])- (?=[a-z])/g, '$1')
