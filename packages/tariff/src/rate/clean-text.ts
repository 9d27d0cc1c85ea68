const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&cent;': '¢' }

/** A cell of the schedule without markup: '3.7% <u></u>' is '3.7%'. */
export const stripMarkup = (cell: string): string =>
  cell
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** A rate without markup, and with words joined that the print divides at the end of a line: 'appli- cable'. */
export const cleanRate = (cell: string): string =>
  stripMarkup(cell)
    .replace(/\b(internal-) (?=revenue)/g, '$1')
    .replace(/([a-z])- (?=[a-z])/g, '$1')
