import type { CalendarDay } from '@edfe/domain/calendar'

/** YYYYMMDD; '' where the day is missing. */
export const dayDigits = (day: CalendarDay | undefined): string => (day ?? '').replaceAll('-', '')

/** A number of CBP as the service writes it: an employer's number always with its suffix. */
export const taxNumber = (number: string): string => (/^\d{2}-\d{7}$/.test(number) ? `${number}00` : number)

/** True for the number of goods: the service adds the headings of chapter 99 itself. */
export const isGoodsNumber = (hts: string): boolean => !/^9[89]/.test(hts)
