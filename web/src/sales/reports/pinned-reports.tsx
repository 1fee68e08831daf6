import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { HomePartProps } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { reportPinsQuery } from '../report-pins/index.ts';
import { PinnedCard } from './pinned-card.tsx';
import styles from './pinned-reports.module.css';
import { reportTexts } from './reports-texts.ts';

/** The reports that the person has pinned to Home, in their order; how to pin one where there is none. */
export const PinnedReports = ({ today }: HomePartProps) => {
  const t = useTexts(reportTexts);
  const query = useQuery(reportPinsQuery);
  return (
    <div className={styles.pins}>
      <Loaded query={query} skeleton={<Skeleton height={96} />}>
        {(pins) =>
          pins.length === 0 ? (
            <NoPins />
          ) : (
            <ol className={styles.cards} aria-label={t.pinnedReports}>
              {pins.map((pin) => (
                <li key={pin.viewId}>
                  <PinnedCard pin={pin} pins={pins} today={today} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </div>
  );
};

function NoPins() {
  const t = useTexts(reportTexts);
  const toReports = (
    <Button component={Link} to="/dashboards/reports/own">
      {t.makeReport}
    </Button>
  );
  return (
    <Panel title={t.pinnedReports} actions={toReports}>
      <p className={styles.hint}>{t.noPins}</p>
    </Panel>
  );
}
