import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { HistoryIcon } from '../../kit/icons/history.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { ConfigurationForm } from './configuration-form.tsx';
import { historyPanel } from './configuration-history.tsx';
import styles from './configurations.module.css';
import { configurationQuery } from './configurations.queries.ts';
import { configurationsTexts } from './configurations-texts.ts';
import { type ChosenPlace, placeAt } from './place-address.ts';
import { PlaceChoice } from './place-choice.tsx';

/** /manage/data/configurations: what registers are set to, at which place, from when on (CFG-01, CFG-04). */
export const ConfigurationsPage = () => {
  const t = useTexts(configurationsTexts);
  const { place, begunDay, query } = usePlace();
  const history = usePanel(historyPanel);
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} subtitle={t.subtitle}>
        <Button variant="outlined" startIcon={<HistoryIcon />} onClick={history.toggle}>
          {t.history}
        </Button>
      </PageHeader>
      <PlaceChoice place={place} today={query.data?.today} />
      <Loaded query={query} skeleton={<Skeleton height={560} />}>
        {(configuration) => (
          <ConfigurationForm key={JSON.stringify(place)} {...{ place, begunDay, configuration }} />
        )}
      </Loaded>
    </div>
  );
};

/**
 * The address says which place one looks at, and on which day; what is no day to come is today, also in a link that was
 * kept until its day was there.
 */
function usePlace() {
  const { params } = useAddress();
  const asked = placeAt(params);
  const { data } = useQuery(configurationQuery(asked));
  const isOver = data !== undefined && asked.day !== null && asked.day <= data.today;
  const place: ChosenPlace = isOver ? { ...asked, day: null } : asked;
  return { place, begunDay: isOver ? asked.day : null, query: useQuery(configurationQuery(place)) };
}
