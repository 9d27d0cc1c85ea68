type Numbers = Readonly<Record<string, { htsus?: string } | undefined>>

const digits = (number: string | undefined): string => (number ?? '').replace(/\D/g, '')

/** Counts the other lines of the form with the same HTSUS number, however its dots are typed. */
export const otherLinesWith = (lines: Numbers | undefined, id: string, hts: string): number =>
  Object.entries(lines ?? {}).filter(
    ([other, line]) => other !== id && digits(hts) !== '' && digits(line?.htsus) === digits(hts),
  ).length
