import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { ServiceTerm } from './service-term.tsx';
import { useServiceWords } from './service-words.ts';
import styles from './services.module.css';
import type { Service } from './services.queries.ts';
import { serviceTexts } from './services-texts.ts';

/** The columns of the list: what is booked, with what it costs and what can be done with it. */
export const useServiceColumns = (): Columns<Service> => useColumns('shopServices', useChoices());

function useChoices(): readonly Column<Service>[] {
  const t = useTexts(serviceTexts);
  const words = useServiceWords();
  return useMemo(
    () => [
      { key: 'name', name: t.service, role: 'title', cell: (service) => <Name service={service} /> },
      {
        key: 'price',
        name: t.price,
        cell: (service) => <span className={styles.price}>{words.price(service)}</span>,
      },
      { key: 'term', name: t.term, cell: (service) => <ServiceTerm service={service} /> },
      {
        key: 'nextBilling',
        name: t.nextBilling,
        isNamed: true,
        cell: ({ nextBillingOn }) => <NextBilling day={nextBillingOn} />,
      },
      { key: 'licences', name: t.licences, cell: ({ serials }) => <Licences serials={serials} /> },
      { key: 'actions', name: t.actions, role: 'actions', cell: (service) => <Actions service={service} /> },
    ],
    [t, words],
  );
}

function Name({ service }: { readonly service: Service }) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const { name, quantity, customerName } = service;
  const details = [...(quantity > 1 ? [t.pieces(f.number(quantity))] : []), customerName].filter(Boolean);
  return (
    <>
      <strong>{name}</strong>
      <span className={styles.detail}>{details.join(' · ')}</span>
    </>
  );
}

function NextBilling({ day }: { readonly day: string | null }) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  return day === null ? <span className={styles.detail}>{t.noBilling}</span> : f.day(day);
}

function Licences({ serials }: { readonly serials: readonly string[] }) {
  return (
    <span className={styles.serials}>
      {serials.map((serial) => (
        <Link key={serial} to={`/setting/licences/${encodeURIComponent(serial)}`}>
          {serial}
        </Link>
      ))}
    </span>
  );
}

function Actions({ service }: { readonly service: Service }) {
  const t = useTexts(serviceTexts);
  const { change } = useAddress();
  const { id, name, state, shopNumber } = service;
  if (state === 'ended')
    return (
      <Button
        component={Link}
        to={`/apps/shop/${shopNumber}`}
        variant="outlined"
        aria-label={t.againOf(name)}
      >
        {t.again}
      </Button>
    );
  if (state === 'ending')
    return (
      <Button variant="outlined" aria-label={t.renewOf(name)} onClick={() => change({ renew: id })}>
        {t.renew}
      </Button>
    );
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t.cancelOf(name)}
      onClick={() => change({ cancel: id })}
    >
      {t.cancel}
    </Button>
  );
}
