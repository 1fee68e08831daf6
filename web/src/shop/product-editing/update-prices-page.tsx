import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type AppType, appTypes, licenceName } from '@tresen/domain/fleet/licences';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { type Column, ListTable } from '../../kit/list/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { appTypeWords } from './choice-words.ts';
import styles from './editing.module.css';
import { EditingFrame } from './editing-frame.tsx';
import { UpdatePriceDialog } from './update-price-dialog.tsx';
import { type UpdatePrice, updatePricesQuery } from './update-prices.queries.ts';
import { updatePriceTexts } from './update-prices-texts.ts';

interface PricesOfProps {
  readonly appType: AppType;
  readonly prices: readonly UpdatePrice[];
}

/** What updates and upgrades cost, which the check of a key tells (API-25). */
export const UpdatePricesPage = () => {
  const t = useTexts(updatePriceTexts);
  const { change } = useAddress();
  const query = useQuery(updatePricesQuery);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => change({ edit: 'new' })}>
      {t.newPrice}
    </Button>
  );
  return (
    <EditingFrame title={t.title} actions={add}>
      <p className={styles.intro}>{t.intro}</p>
      <Loaded query={query} skeleton={<Skeleton height={560} />}>
        {(prices) => (
          <>
            <Prices prices={prices} />
            <UpdatePriceDialog prices={prices} />
          </>
        )}
      </Loaded>
    </EditingFrame>
  );
};

function Prices({ prices }: { readonly prices: readonly UpdatePrice[] }) {
  const t = useTexts(updatePriceTexts);
  if (prices.length === 0) return <EmptyState title={t.emptyTitle} text={t.emptyText} />;
  return appTypes.map((appType) => <PricesOf key={appType} appType={appType} prices={prices} />);
}

function PricesOf({ appType, prices }: PricesOfProps) {
  const title = useTexts(appTypeWords)[appType];
  const columns = usePriceColumns();
  const own = prices.filter((price) => price.appType === appType);
  if (own.length === 0) return null;
  return (
    <section className={styles.prices}>
      <h2>{title}</h2>
      <ListTable label={title} rows={own} columns={columns} />
    </section>
  );
}

function usePriceColumns(): readonly Column<UpdatePrice>[] {
  const t = useTexts(updatePriceTexts);
  const f = useFormats();
  const { change } = useAddress();
  return [
    { key: 'from', name: t.from, role: 'title', cell: before },
    { key: 'to', name: t.to, isNamed: true, cell: after },
    { key: 'kind', name: t.kind, cell: ({ isUpgrade }) => (isUpgrade ? t.upgrade : t.update) },
    { key: 'price', name: t.price, cell: ({ price }) => f.money(price, 'EUR') },
    {
      key: 'actions',
      name: t.actions,
      role: 'actions',
      cell: ({ id, name }) => (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t.editOf(name)}
          onClick={() => change({ edit: id })}
        >
          {t.edit}
        </Button>
      ),
    },
  ];
}

function before({ appType, licenceType, fromVersion }: UpdatePrice): string {
  return `${licenceName({ appType, licenceType })} ${fromVersion}`;
}

function after({ appType, licenceType, isUpgrade, mainVersion }: UpdatePrice): string {
  return `${licenceName({ appType, licenceType: isUpgrade ? 'professional' : licenceType })} ${mainVersion}`;
}
