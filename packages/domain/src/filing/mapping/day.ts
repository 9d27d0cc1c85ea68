import { type CalendarDay, parseDay } from '../../calendar/index.ts'

/** A day of the draft; undefined when it cannot be read as one. */
export const dayOf = (text: string | undefined): CalendarDay | undefined => parseDay(text ?? '')
