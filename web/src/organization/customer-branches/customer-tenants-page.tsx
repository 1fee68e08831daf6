import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { type Column, ListTable, RowsSkeleton, SearchBox } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import styles from './customer-branches.module.css';
import { type CustomerTenant, customerTenantsQuery } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';

/** /setting/customerTenants: the companies that name the own one as their reseller (ACC-38). */
export const CustomerTenantsPage = () => {
  const t = useTexts(customerTexts);
  const columns = useColumns();
  const { params } = useAddress();
  const search = params.get('search') ?? '';
  const query = useInfiniteQuery(customerTenantsQuery(search));
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <div className={styles.search}>
        <SearchBox label={t.search} param="search" />
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ nodes }) => nodes);
          if (rows.length === 0) return <None search={search} />;
          return (
            <>
              <ListTable label={t.title} columns={columns} rows={rows} />
              {query.hasNextPage && (
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t.more}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
};

function useColumns(): readonly Column<CustomerTenant>[] {
  const t = useTexts(customerTexts);
  const f = useFormats();
  return useMemo(
    () => [
      {
        key: 'name',
        name: t.name,
        role: 'title',
        cell: ({ id, name }) => <Link to={`/setting/customerTenants/${id}`}>{name}</Link>,
      },
      {
        key: 'registers',
        name: t.registers,
        role: 'number',
        isNamed: true,
        cell: ({ registerCount }) => f.number(registerCount),
      },
      {
        key: 'users',
        name: t.users,
        role: 'number',
        isNamed: true,
        cell: ({ userCount }) => f.number(userCount),
      },
      { key: 'since', name: t.since, isTableOnly: true, cell: ({ since }) => f.day(since.slice(0, 10)) },
    ],
    [t, f],
  );
}

function None({ search }: { readonly search: string }) {
  const t = useTexts(customerTexts);
  return search ? (
    <EmptyState icon={<StorefrontOutlinedIcon />} title={t.noneTitle} text={t.noneText(search)} />
  ) : (
    <EmptyState icon={<StorefrontOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} isPage />
  );
}
