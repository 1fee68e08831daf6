import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  TenantCustomersDocument,
  type TenantCustomersQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { de } from './tenant-customers.de.ts';
import { en } from './tenant-customers.en.ts';
import styles from './tenant-customers.module.css';

const texts = defineTexts(de, en);
const perPage = 25;

type TenantCustomer = TenantCustomersQuery['tenantCustomers']['nodes'][number];

/** Customers that the tenants of a reseller keep, to look at; found by the search of the list above (ACC-38). */
export const TenantCustomers = () => {
  const t = useTexts(texts);
  const [params] = useSearchParams();
  const search = params.get('q') ?? '';
  const { data = [], hasNextPage, isFetchingNextPage, fetchNextPage } = useTenantCustomers(search);
  // Most resellers have none; nobody needs an empty list below their own.
  if (data.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Panel title={t.title}>
        <p className={styles.text}>{t.intro}</p>
        <ul className={styles.list}>
          {data.map((customer) => (
            <Customer key={customer.id} customer={customer} />
          ))}
        </ul>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        )}
      </Panel>
    </div>
  );
};

function useTenantCustomers(search: string) {
  return useInfiniteQuery({
    queryKey: ['tenantCustomers', search],
    queryFn: async ({ pageParam }) => {
      const variables = { search, first: perPage, after: pageParam };
      return (await generalApi.request(TenantCustomersDocument, variables)).tenantCustomers;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
    placeholderData: keepPreviousData,
  });
}

function Customer({ customer }: { readonly customer: TenantCustomer }) {
  const t = useTexts(texts);
  const { name, street, houseNumber, zipCode, city, phone, externalCrmEntityId, tenantName } = customer;
  const together = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  const lines = [together(street, houseNumber), together(zipCode, city), phone, externalCrmEntityId];
  return (
    <li className={styles.customer}>
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <br />
        <bdi className={styles.lines}>{lines.filter(Boolean).join(', ')}</bdi>
      </span>
      <bdi className={styles.lines}>{t.of(tenantName)}</bdi>
    </li>
  );
}
