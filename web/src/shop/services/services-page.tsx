import EventRepeat from '@mui/icons-material/EventRepeat';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import {
  FilterBar,
  Pager,
  pageSizes,
  RowsSkeleton,
  SearchBox,
  useRowsPerPage,
} from '../../kit/list/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { ServiceDialogs } from './service-dialogs.tsx';
import { ServiceTable } from './service-table.tsx';
import { useServiceWords } from './service-words.ts';
import { servicesQuery } from './services.queries.ts';
import { isEndedView, servicesVariables } from './services-address.ts';
import { serviceTexts } from './services-texts.ts';

const exported = [{ source: 'shopServices' }];

/** /setting/myServices: what is booked, until when, at what price, and when it is billed next (decisions LIC-04). */
export const ServicesPage = () => {
  const t = useTexts(serviceTexts);
  const { params } = useAddress();
  const query = useQuery(servicesQuery(params, useRowsPerPage()));
  const sums = useSumsText(query.data);
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{sums}</span>}>
        <ExportServices count={query.data?.totalCount} />
      </PageHeader>
      <Views />
      <FilterBar label={t.filter}>
        <SearchBox label={t.search} param="search" />
      </FilterBar>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(page) =>
          page.nodes.length === 0 ? (
            <Empty />
          ) : (
            <>
              <ServiceTable services={page.nodes} isStale={query.isPlaceholderData} />
              {page.totalCount > pageSizes[0] && <Pager connection={page} />}
              <ServiceDialogs services={page.nodes} />
            </>
          )
        }
      </Loaded>
    </>
  );
};

/** How many services the list has, and what they cost. */
function useSumsText(sums: { readonly totalCount: number; readonly yearlyPrice: number } | undefined) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const { money } = useServiceWords();
  if (!sums) return ' ';
  const { totalCount, yearlyPrice } = sums;
  const count = totalCount === 1 ? t.one : t.total(f.number(totalCount));
  return totalCount === 0 ? count : `${count} · ${t.yearly(money(yearlyPrice))}`;
}

/** The list as it is narrowed, as a file. */
function ExportServices({ count }: { readonly count: number | undefined }) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const { params } = useAddress();
  const { search, isEnded } = servicesVariables(params);
  const description = [...(search ? [t.searched(search)] : []), ...(isEnded ? [t.ended] : [])].join(', ');
  return (
    <ExportButton
      offer={
        count === undefined
          ? undefined
          : {
              sources: exported,
              filter: { search, isEnded },
              counted: count === 1 ? t.one : t.total(f.number(count)),
              shown: count,
              description,
            }
      }
    />
  );
}

function Views() {
  const t = useTexts(serviceTexts);
  const isEnded = isEndedView(useAddress().params);
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: '?', title: t.running, isCurrent: !isEnded },
        { to: '?view=ended', title: t.ended, isCurrent: isEnded },
      ]}
    />
  );
}

function Empty() {
  const t = useTexts(serviceTexts);
  const { params, change } = useAddress();
  if (params.get('search'))
    return (
      <EmptyState icon={<EventRepeat />} title={t.noMatchTitle} text={t.noMatchText}>
        <Button variant="outlined" onClick={() => change({ search: null, after: null, page: null })}>
          {t.resetSearch}
        </Button>
      </EmptyState>
    );
  if (isEndedView(params))
    return <EmptyState icon={<EventRepeat />} title={t.noneEndedTitle} text={t.noneEndedText} />;
  return (
    <EmptyState icon={<EventRepeat />} title={t.emptyTitle} text={t.emptyText}>
      <Button component={Link} to="/apps/shop" variant="contained">
        {t.toShop}
      </Button>
    </EmptyState>
  );
}
