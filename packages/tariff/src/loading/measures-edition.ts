/** The law that an operation rests on. */
export interface MeasureSource {
  /** 'Proclamation 11070' */
  readonly title: string
  readonly url: string
}

/** A program that the product lacks. */
export interface NewProgram {
  readonly id: string
  readonly name: string
  /** Decides the place of its headings on the line. */
  readonly section: '301' | '338' | 'IEEPA' | '122' | '232' | '201' | 'other'
  /** Goods that it charges leave the programs that give way to section 232. */
  readonly displaces?: boolean | undefined
  /** Programs whose displacing measure keeps this one from applying. */
  readonly gives_way_to?: readonly string[] | undefined
}

/** Goods within an addition that owe nothing under its program. Every fact that is given has to hold. */
export interface MeasureException {
  /** The heading that is filed at 0. */
  readonly heading: string
  readonly why: string
  readonly countries?: readonly string[] | undefined
  readonly numbers?: readonly string[] | undefined
  /** Special programs under which the goods enter free. */
  readonly free_under?: readonly string[] | undefined
  /** A duty of section 232 takes the goods. */
  readonly under_section_232?: true | undefined
}

/** One change of the law. Days are `YYYY-MM-DD`, headings and numbers have dots or none, percentages are decimal text. */
export type MeasureOperation = { readonly heading: string; readonly source: MeasureSource } & (
  | { readonly op: 'end'; readonly last_day: string }
  | { readonly op: 'change_percent'; readonly percent: string; readonly first_day: string }
  | {
      readonly op: 'add'
      /** A program of the product, or one of `programs`. */
      readonly program: string
      readonly percent: string
      readonly first_day: string
      readonly last_day?: string | undefined
      /** ISO codes; without them, every country. */
      readonly countries?: readonly string[] | undefined
      readonly except_countries?: readonly string[] | undefined
      /** Beginnings of numbers of chapters 1 to 97; without them, all goods. */
      readonly numbers?: readonly string[] | undefined
      readonly except_numbers?: readonly string[] | undefined
      readonly exceptions?: readonly MeasureException[] | undefined
    }
)

/** Everything that changed in the duties of chapter 99 since the product was released: a later edition replaces it whole. */
export interface MeasuresEdition {
  /** The day on which it was published; a second one of a day ends in `.2`. */
  readonly edition: string
  /** The day on which a person compared every program with the law; without it, the days of the product stay. */
  readonly reviewed?: string | undefined
  readonly programs: readonly NewProgram[]
  /** In the order of their days for each heading. */
  readonly operations: readonly MeasureOperation[]
}

/** 'Measures 2026-12-01' */
export const measuresName = ({ edition }: Pick<MeasuresEdition, 'edition'>): string => `Measures ${edition}`

/** Below 0 when an edition was published before another. */
export function compareMeasures(
  one: Pick<MeasuresEdition, 'edition'>,
  other: Pick<MeasuresEdition, 'edition'>,
): number {
  const [day = '', part = '1'] = one.edition.split('.')
  const [otherDay = '', otherPart = '1'] = other.edition.split('.')
  return day === otherDay ? Number(part) - Number(otherPart) : day < otherDay ? -1 : 1
}
