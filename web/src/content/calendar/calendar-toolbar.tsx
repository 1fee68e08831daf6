import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useAddress } from '../../kit/address/index.ts';
import { BranchFilter } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useTurned } from '../../kit/i18n/index.ts';
import { ChevronLeftIcon } from '../../kit/icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../kit/icons/chevron-right.tsx';
import styles from './calendar.module.css';
import { type CalendarView, calendarViews, rangeOf, turned } from './calendar-range.ts';
import { calendarTexts } from './calendar-texts.ts';

interface ToolbarProps {
  readonly view: CalendarView;
  readonly day: string;
}

/** Which days, and how they are shown; all of it stands in the address. */
export const CalendarToolbar = ({ view, day }: ToolbarProps) => {
  const t = useTexts(calendarTexts);
  const { change } = useAddress();
  const isTurned = useTurned();
  const go = (by: 1 | -1) => change({ day: turned({ view, day }, by) });
  return (
    <div className={styles.toolbar}>
      <div className={styles.turning}>
        <IconButton aria-label={t.before} onClick={() => go(-1)}>
          {isTurned ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        </IconButton>
        <IconButton aria-label={t.after} onClick={() => go(1)}>
          {isTurned ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        </IconButton>
        <Button variant="outlined" size="small" onClick={() => change({ day: null })}>
          {t.today}
        </Button>
        <PeriodName view={view} day={day} />
      </div>
      <BranchFilter />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t.views}
        onChange={(_, chosen: CalendarView | null) => chosen && change({ view: chosen })}
      >
        {calendarViews.map((one) => (
          <ToggleButton key={one} value={one}>
            {t[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};

function PeriodName({ view, day }: ToolbarProps) {
  const f = useFormats();
  const { from, to } = rangeOf({ view, day });
  const name =
    view === 'month' ? `${f.month(day, 'long')} ${day.slice(0, 4)}` : `${f.day(from)} – ${f.day(to)}`;
  return (
    <span className={styles.period} role="status">
      <bdi>{name}</bdi>
    </span>
  );
}
