import { formatsOf } from '../../kit/format/index.ts';
import { FindEventsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { CalendarMonthOutlinedIcon } from '../../kit/icons/calendar-month-outlined.tsx';
import type { RecordKind } from '../../kit/search/index.ts';
import { calendarTexts } from './calendar-texts.ts';

/** Events to come, found by their words (SHL-22). */
export const eventKind: RecordKind = {
  name: { de: calendarTexts.de.title, en: calendarTexts.en.title },
  icon: CalendarMonthOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { search: text, language };
    const { searchCalendar } = await generalApi.request(FindEventsDocument, variables, signal);
    const hits = searchCalendar.map(({ eventId, title, day, unitName }) => ({
      id: eventId,
      title,
      detail: [formatsOf(language).day(day), unitName].filter(Boolean).join(' · '),
      to: `/apps/calendar?${new URLSearchParams({ day, event: eventId, of: day })}`,
    }));
    return { hits };
  },
};
