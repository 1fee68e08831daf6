import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { chosenUnits, useUnits } from '../../kit/branches/index.ts';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { Agenda } from './agenda.tsx';
import { calendarQuery, type Occurrence, type ShownCalendar } from './calendar.queries.ts';
import { deviceDay, rangeOf, shownOf } from './calendar-range.ts';
import { calendarTexts } from './calendar-texts.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EditedEvent, type Editing } from './edited-event.tsx';
import { EventDialog } from './event-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';

const grid = lateCode(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }));

/** /apps/calendar: events and holidays by month, week or as a list, which phones begin with (CNT-01). */
export const CalendarPage = () => {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const { shown, today, isPhone } = useShown();
  const query = useQuery(calendarQuery(rangeOf(shown), language));
  const [editing, setEditing] = useState<Editing>();
  const [isSubscribing, setSubscribing] = useState(false);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro}>
        <Button variant="outlined" onClick={() => setSubscribing(true)}>
          {t.subscribe}
        </Button>
        {query.data?.mayWrite && (
          <Button variant="contained" onClick={() => setEditing({ day: shown.day })}>
            {t.newEvent}
          </Button>
        )}
      </PageHeader>
      <CalendarToolbar {...shown} />
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(calendar) => (
          <Content calendar={calendar} {...shown} today={today} isPhone={isPhone} onEdit={setEditing} />
        )}
      </Loaded>
      {editing && (
        <EditedEvent
          editing={editing}
          mayWriteForAll={query.data?.mayWriteForAll ?? false}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </>
  );
};

interface ContentProps {
  readonly calendar: ShownCalendar;
  readonly view: 'month' | 'week' | 'agenda';
  readonly day: string;
  readonly today: string;
  readonly isPhone: boolean;
  readonly onEdit: (editing: Editing) => void;
}

function Content({ calendar, view, day, today, isPhone, onEdit }: ContentProps) {
  const { params, change } = useAddress();
  const { pathname } = useLocation();
  const chosen = useOfBranches(calendar);
  const close = () => change({ event: null, of: null });
  const open = calendar.occurrences.find(
    (one) => one.eventId === params.get('event') && one.day === params.get('of'),
  );
  const edit = (occurrence: Occurrence, isDay: boolean) => {
    close();
    onEdit({ occurrence, isDay });
  };
  return (
    <>
      {/* Seven columns leave a phone no room for what is at the same time. */}
      {view === 'agenda' || (view === 'week' && isPhone) ? (
        <Agenda
          calendar={chosen}
          from={view === 'agenda' ? day : rangeOf({ view, day }).from}
          addressOf={(one) => `${pathname}?${changedParams(params, paramsOf(one))}`}
        />
      ) : (
        <Late
          code={grid}
          props={{ calendar: chosen, view, day, today, onOpen: (one) => change(paramsOf(one)) }}
        />
      )}
      {open && <EventDialog occurrence={open} onClose={close} onEdit={(isDay) => edit(open, isDay)} />}
    </>
  );
}

function useShown() {
  const { params } = useAddress();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const today = deviceDay();
  return { shown: shownOf(params, isPhone ? 'agenda' : 'month', today), today, isPhone };
}

/** Of the chosen branches, and what belongs to none. */
function useOfBranches(calendar: ShownCalendar): ShownCalendar {
  const units = useUnits();
  const { params } = useAddress();
  const ids = chosenUnits(params);
  if (ids.length === 0) return calendar;
  const names = units.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    ...calendar,
    occurrences: calendar.occurrences.filter(({ unitId }) => unitId === null || ids.includes(unitId)),
    holidays: calendar.holidays.filter(({ unitNames }) => unitNames.some((name) => names.includes(name))),
  };
}

function paramsOf({ eventId, day }: Occurrence) {
  return { event: eventId, of: day };
}
