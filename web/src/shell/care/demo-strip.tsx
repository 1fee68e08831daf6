import LinearProgress from '@mui/material/LinearProgress';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { DemoFilledDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import styles from './care.module.css';
import { careTexts } from './care-texts.ts';

const lookMs = 3_000;

/** How far it is; asked for until it is full. */
const filledQuery = queryOptions({
  queryKey: ['demoFilled'],
  queryFn: async () => (await generalApi.request(DemoFilledDocument, {})).me.demoFilled ?? null,
  refetchInterval: ({ state }) => (state.data === null ? false : lookMs),
});

/** Says to the people of the demo that older figures are still to come. Nobody else asks for it. */
export const DemoStrip = () => {
  const profile = useProfile();
  return profile?.isFilling ? <Strip /> : null;
};

function Strip() {
  const t = useTexts(careTexts);
  const formats = useFormats();
  const { data } = useQuery(filledQuery);
  if (data === undefined || data === null) return null;
  return (
    <section className={styles.filling} aria-label={t.demoFilling}>
      <span>{t.demoFilled(formats.share(data / 100))}</span>
      <LinearProgress variant="determinate" value={data} aria-label={t.demoFilling} />
    </section>
  );
}
