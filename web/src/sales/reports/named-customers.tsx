import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type CustomerFigure, namedCustomersWords } from '@tresen/domain/sales/named-customers';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { NamedCustomersQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import styles from './reports.module.css';
import { namedCustomersQuery } from './reports.queries.ts';
import { customersChoice, rowSteps } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { studyTexts } from './studies-texts.ts';
import { useLineage } from './use-lineage.ts';

type Answer = NamedCustomersQuery['namedCustomers'];
type Row = Answer['customers'][number] & { readonly id: string };

/** Who came how often and bought how much, of receipts that name a customer. */
export const NamedCustomers = () => {
  const { params } = useAddress();
  const [step, setStep] = useState(0);
  const query = useQuery(namedCustomersQuery(params, rowSteps[step] ?? rowSteps[0]));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(answer) => (
        <Customers
          answer={answer}
          isStale={query.isPlaceholderData}
          onMore={step < rowSteps.length - 1 ? () => setStep(step + 1) : undefined}
        />
      )}
    </Loaded>
  );
};

interface CustomersProps {
  readonly answer: Answer;
  readonly isStale: boolean;
  readonly onMore: (() => void) | undefined;
}

function Customers({ answer, isStale, onMore }: CustomersProps) {
  const t = useTexts(studyTexts);
  const reports = useTexts(reportTexts);
  const words = useWords(namedCustomersWords);
  const f = useFormats();
  const { params, change } = useAddress();
  const columns = useColumns(answer);
  const { order, isAscending } = customersChoice(params);
  const { receipts, readSince, customers, totalCount } = answer;
  if (customers.length === 0) return <EmptyState title={t.noCustomers} text={t.noCustomersText} />;
  const read = readSince
    ? words.readSince(f.number(receipts), f.day(readSince))
    : words.read(f.number(receipts));
  return (
    <>
      <p className={styles.about}>
        {read}. {t.customersAbout}
      </p>
      <ListTable
        label={words.title}
        columns={columns}
        rows={customers.map((customer) => ({ ...customer, id: customer.name }))}
        isStale={isStale}
        order={{
          value: isAscending ? order : `-${order}`,
          onChange: (sort) => change({ sort }, { replace: true }),
        }}
      />
      <p role="status">{totalCount === 1 ? reports.oneRow : reports.rowCount(f.number(totalCount))}</p>
      {customers.length < totalCount && onMore && (
        <Button onClick={onMore}>{reports.more(f.number(totalCount - customers.length))}</Button>
      )}
    </>
  );
}

function useColumns({ currency, from, to }: Answer) {
  const words = useWords(namedCustomersWords);
  const f = useFormats();
  const lineage = useLineage({ currency, from, to });
  return useMemo<readonly Column<Row>[]>(() => {
    const column = (key: CustomerFigure, cell: Column<Row>['cell'], isTableOnly = false): Column<Row> => ({
      key,
      name: words[key],
      sort: key,
      role: key === 'turnover' ? 'amount' : 'number',
      isNamed: true,
      isTableOnly,
      cell,
    });
    const money = (cents: number) => <bdi>{f.money(cents, currency)}</bdi>;
    return [
      {
        key: 'name',
        name: words.customer,
        role: 'title',
        cell: ({ name }) => {
          const way = lineage({ search: name });
          return way === undefined ? name : <Link to={way}>{name}</Link>;
        },
      },
      column('visits', ({ visits }) => f.number(visits)),
      column('receipts', ({ receipts }) => f.number(receipts), true),
      column('turnover', ({ turnover }) => money(turnover)),
      column('perVisit', ({ perVisit }) => money(perVisit)),
      column('firstDay', ({ firstDay }) => f.day(firstDay), true),
      column('lastDay', ({ lastDay }) => f.day(lastDay)),
    ];
  }, [words, f, lineage, currency]);
}
