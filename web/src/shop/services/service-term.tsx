import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useServiceWords } from './service-words.ts';
import styles from './services.module.css';
import type { Service } from './services.queries.ts';
import { serviceTexts } from './services-texts.ts';

/** Since when a service runs, until when, and who ended it. */
export const ServiceTerm = ({ service }: { readonly service: Service }) => {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const { startsOn, cancelledAt, cancelledByName, orderId, orderNumber } = service;
  return (
    <>
      {t.since(f.day(startsOn))}
      <End service={service} />
      {cancelledAt && cancelledByName && (
        <span className={styles.detail}>{t.cancelledBy(cancelledByName, f.dateTime(cancelledAt))}</span>
      )}
      <Link className={styles.order} to={`/apps/shop-orders/${orderId}`}>
        {t.order(orderNumber)}
      </Link>
    </>
  );
};

function End({ service }: { readonly service: Service }) {
  const t = useTexts(serviceTexts);
  const { lastDay } = useServiceWords();
  const { state, endsOn, endWhenCancelled } = service;
  if (endsOn === null)
    return <span className={styles.detail}>{t.cancellable(lastDay(endWhenCancelled))}</span>;
  const day = lastDay(endsOn);
  return <strong className={styles.end}>{state === 'ended' ? t.endedOn(day) : t.endsOn(day)}</strong>;
}
