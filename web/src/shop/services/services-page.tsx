import Button from '@mui/material/Button';
import { serviceList, serviceListWords } from '@tresen/domain/shop/services';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { EventRepeatIcon } from '../../kit/icons/event-repeat.tsx';
import { ViewLinks } from '../../kit/page/index.ts';
import { LinkedList, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { useServiceColumns } from './service-columns.tsx';
import { ServiceDialogs } from './service-dialogs.tsx';
import { useServiceWords } from './service-words.ts';
import { type Service, servicesQuery } from './services.queries.ts';
import { endedQuery, isOfEnded, serviceFilter, withListFilters } from './services-address.ts';
import { serviceTexts } from './services-texts.ts';

const exported = [{ source: 'shopServices' }];
const noServices: readonly Service[] = [];

/** /setting/myServices: what is booked, until when, at what price, and when it is billed next (decisions LIC-04). */
export const ServicesPage = () => (
  <LinkedList read={withListFilters}>
    <Services />
  </LinkedList>
);

function Services() {
  const t = useTexts(serviceTexts);
  const words = useWords(serviceListWords);
  const list = useRecordList({ name: 'shopServices', entity: serviceList, words, query: servicesQuery });
  return (
    <>
      <ListPage
        title={t.title}
        subtitle={useSumsText(list.query.data)}
        list={list}
        columns={useServiceColumns()}
        nameOf={nameOf}
        intro={<Views isEnded={isOfEnded(list)} />}
        searchLabel={t.search}
        exported={exported}
        exportFilter={serviceFilter}
        empty={<NoServices />}
      />
      <ServiceDialogs services={list.query.data?.nodes ?? noServices} />
    </>
  );
}

/** How many services the list has, and what they cost. */
function useSumsText(sums: { readonly totalCount: number; readonly yearlyPrice: number } | undefined) {
  const t = useTexts(serviceTexts);
  const words = useWords(serviceListWords);
  const f = useFormats();
  const { money } = useServiceWords();
  if (!sums) return ' ';
  const { totalCount, yearlyPrice } = sums;
  const count = words.counted(f.number(totalCount), totalCount === 1);
  return totalCount === 0 ? count : `${count} · ${t.yearly(money(yearlyPrice))}`;
}

function nameOf({ name }: Service): string {
  return name;
}

function Views({ isEnded }: { readonly isEnded: boolean }) {
  const t = useTexts(serviceTexts);
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: '?', title: t.running, isCurrent: !isEnded },
        { to: endedQuery, title: t.ended, isCurrent: isEnded },
      ]}
    />
  );
}

function NoServices() {
  const t = useTexts(serviceTexts);
  return (
    <EmptyState icon={<EventRepeatIcon />} title={t.emptyTitle} text={t.emptyText}>
      <Button component={Link} to="/apps/shop" variant="contained">
        {t.toShop}
      </Button>
    </EmptyState>
  );
}
