import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { rangeOfChoice } from '@tresen/domain/sales/dashboards';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton, useNearSight } from '../../kit/states/index.ts';
import { useRangeOptions, useRangeText } from '../dashboards/index.ts';
import { PinActions, type ReportPin, usePinSteps } from '../report-pins/index.ts';
import { PinnedFigures } from './pinned-figures.tsx';
import { type PinnedQuestion, pinnedAddress, pinnedParams } from './pinned-report.ts';
import styles from './pinned-reports.module.css';
import { isEmpty } from './report-data.ts';
import { ReportNotes } from './report-notes.tsx';
import { pinnedReportQuery } from './reports.queries.ts';
import { orderOf, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

interface PinnedCardProps {
  readonly pin: ReportPin;
  readonly pins: readonly ReportPin[];
  readonly today: string;
}

/** A pinned report, small: its name, its days, its figures, and the way to all of it. */
export const PinnedCard = ({ pin, pins, today }: PinnedCardProps) => {
  const id = useId();
  const { query } = pin;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {query === null ? (
              <bdi>{pin.name}</bdi>
            ) : (
              <Link to={pinnedAddress({ ...pin, query }, today)}>
                <bdi>{pin.name}</bdi>
              </Link>
            )}
          </h2>
          {query !== null && <Days pin={pin} today={today} />}
        </div>
        <PinActions pin={pin} pins={pins} />
      </header>
      {query === null ? <Gone pin={pin} pins={pins} /> : <Figures pin={{ ...pin, query }} today={today} />}
    </section>
  );
};

function Days({ pin: { range, ownerName }, today }: Omit<PinnedCardProps, 'pins'>) {
  const t = useTexts(reportTexts);
  const write = useRangeText();
  const { from, to } = rangeOfChoice(range, today);
  const name = useRangeOptions().find(({ value }) => value === range)?.title ?? '';
  return (
    <p className={styles.days}>
      {name} · {write(from, to)}
      {ownerName !== null && (
        <>
          {' · '}
          <bdi>{t.sharedBy(ownerName)}</bdi>
        </>
      )}
    </p>
  );
}

/** Nobody waits for what stands far below: its figures are asked for when it comes near. */
function Figures({ pin, today }: { readonly pin: PinnedQuestion; readonly today: string }) {
  const [ref, isNear] = useNearSight<HTMLDivElement>();
  const params = pinnedParams(pin, today);
  const view = viewOf('own', params);
  const query = useQuery({ ...pinnedReportQuery(params, pin.range), enabled: isNear });
  return (
    <div ref={ref} className={styles.body}>
      <Loaded query={query} skeleton={<Skeleton height={180} />}>
        {(report) => (
          <>
            <ReportNotes report={report} isEmpty={isEmpty(report)} />
            {!isEmpty(report) && (
              <PinnedFigures report={report} view={view} order={orderOf(view, params).figure} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Gone({ pin, pins }: Omit<PinnedCardProps, 'today'>) {
  const t = useTexts(reportTexts);
  const { takeOff, isPending } = usePinSteps(pins);
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{t.pinGone}</p>
      <Button variant="outlined" loading={isPending} onClick={() => void takeOff(pin)}>
        {t.takeOff}
      </Button>
    </div>
  );
}
