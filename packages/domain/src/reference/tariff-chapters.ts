/** Whether a tariff number begins with a chapter: they go from 01 to 99, and 77 is reserved. */
export const hasChapter = (hts: string): boolean => !/^(00|77)/.test(hts)
