import Button from '@mui/material/Button';
import type { QuickPanelData } from '@tresen/domain/content/quick-panel';
import { useId } from 'react';
import { Link } from 'react-router';
import { publishDay } from '../../content/news/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './quick-panel.module.css';
import { quickPanelTexts } from './quick-panel-texts.ts';

type PanelEvent = QuickPanelData['events'][number];

/** What comes next, at most five (API-19). Nothing stands here until it has come, nor when it does not. */
export const NextEvents = ({ events }: { readonly events: readonly PanelEvent[] | undefined }) => {
  const t = useTexts(quickPanelTexts);
  const id = useId();
  if (!events) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {t.events}
      </h3>
      {events.length === 0 && <p className={styles.note}>{t.noEvents}</p>}
      {events.length > 0 && <EventLinks events={events} />}
      <Button component={Link} to="/apps/calendar" variant="outlined" fullWidth>
        {t.openCalendar}
      </Button>
    </section>
  );
};

function EventLinks({ events }: { readonly events: readonly PanelEvent[] }) {
  const t = useTexts(quickPanelTexts);
  return (
    <ul className={styles.news}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.name}`}>
          <Link to={addressOf(event)} className={styles.item}>
            <bdi>{event.kind === 'licenceEnds' ? t.licenceEnds(event.name) : event.name}</bdi>
            <time dateTime={event.at}>{timeOf(event)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function addressOf({ kind, day }: PanelEvent): string {
  if (kind === 'licenceEnds') return '/setting/licences';
  return day === null ? '/apps/calendar' : `/apps/calendar?${new URLSearchParams({ day })}`;
}

/** By the clock of the branch. */
function timeOf({ at, day, startMinutes }: PanelEvent): string {
  const date = publishDay(day === null ? at : `${day}T12:00:00Z`);
  if (startMinutes === null) return date;
  const [hour, minute] = [Math.floor(startMinutes / 60), startMinutes % 60];
  return `${date}, ${hour}:${String(minute).padStart(2, '0')}`;
}
