import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { App } from '../app-instance.ts'

/** Where most of customs is; a visitor without an organization has no time zone. */
const ZONE = 'America/New_York'

export const currentDay = (app: App): CalendarDay => app.entryServices.today(ZONE)

/** The entry date that a question names, or the current day. */
export const entryDay = (app: App, on: string | undefined): CalendarDay => parseDay(on) ?? currentDay(app)
