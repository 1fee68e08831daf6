import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type AssortmentView, assortmentViews } from '@tresen/domain/sales/assortment';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { AssortmentQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { FilterSelect } from '../dashboards/index.ts';
import { omittedReport, ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { assortmentQuery } from './reports.queries.ts';
import { assortmentChoice, rowSteps } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { studyTexts } from './studies-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

type Answer = AssortmentQuery['assortment'];
type Row = Answer['rows'][number] & { readonly id: string };

const ofCost: readonly string[] = ['cost', 'margin', 'marginRate'];
const ofStock: readonly string[] = ['stock', 'stockTurns', 'daysLeft'];

/** What each article sold, cost and earned, and which lie idle. */
export const Assortment = () => {
  const { params } = useAddress();
  const [step, setStep] = useState(0);
  const query = useQuery(assortmentQuery(params, rowSteps[step] ?? rowSteps[0]));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(answer) => (
        <Part
          answer={answer}
          isStale={query.isPlaceholderData}
          onMore={step < rowSteps.length - 1 ? () => setStep(step + 1) : undefined}
        />
      )}
    </Loaded>
  );
};

/** Which part of the assortment shows, with how many articles it holds. */
export const AssortmentFilter = () => {
  const t = useTexts(studyTexts);
  const { params, change } = useAddress();
  const { view } = assortmentChoice(params);
  return (
    <FilterSelect
      label={t.part}
      value={view}
      options={assortmentViews.map((each) => ({ value: each, title: t[each] }))}
      onValue={(value) => change({ part: value === 'all' ? null : value })}
    />
  );
};

interface PartProps {
  readonly answer: Answer;
  readonly isStale: boolean;
  readonly onMore: (() => void) | undefined;
}

function Part({ answer, isStale, onMore }: PartProps) {
  const t = useTexts(studyTexts);
  const reports = useTexts(reportTexts);
  const f = useFormats();
  const { params, change } = useAddress();
  const columns = useColumns(answer);
  const { view, figure, isAscending } = assortmentChoice(params);
  const { isOmitted, isCounting, rows, totalCount } = answer;
  if (isOmitted) return <ReportNotes report={omittedReport} isEmpty />;
  return (
    <>
      <ReportNotes report={{ omitted: null, isCounting, source: 'BREAKDOWNS' }} isEmpty={false} />
      <Sums answer={answer} view={view} />
      {totalCount === 0 ? (
        <p role="status">{t.noSuch}</p>
      ) : (
        <>
          <ListTable
            label={t.assortment}
            columns={columns}
            rows={rows.map((row) => ({ ...row, id: row.articleId ?? `key ${row.key}` }))}
            isStale={isStale}
            order={{
              value: isAscending ? figure : `-${figure}`,
              onChange: (sort) => change({ sort }, { replace: true }),
            }}
          />
          <p role="status">{totalCount === 1 ? reports.oneRow : reports.rowCount(f.number(totalCount))}</p>
          {rows.length < totalCount && onMore && (
            <Button onClick={onMore}>{reports.more(f.number(totalCount - rows.length))}</Button>
          )}
        </>
      )}
    </>
  );
}

/** What all of it earned; of a part what it is. */
function Sums({ answer, view }: { readonly answer: Answer; readonly view: AssortmentView }) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const { currency, net, netWithCost, cost, margin } = answer;
  const about = { all: null, idle: t.idleAbout, never: t.neverAbout, noCost: t.noCostAbout }[view];
  if (about) return <p className={styles.about}>{about}</p>;
  return netWithCost === 0 ? (
    <p className={styles.about}>{t.noCostAtAll}</p>
  ) : (
    <p className={styles.about}>
      <strong>
        {t.earned(f.money(margin, currency), f.share(margin / netWithCost), f.money(cost, currency))}
      </strong>{' '}
      {net > netWithCost && t.coverage(f.share(netWithCost / net))}
    </p>
  );
}

/** Of what nobody keeps, purchase prices or stock, there are no columns. */
function useColumns({ currency, netWithCost, rows }: Answer) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const { words } = useLabelStyle();
  const mayOpen = useMayOpen('/manage/data/articlesList');
  const hasCost = netWithCost !== 0;
  const hasStock = rows.some(({ stock }) => stock !== null);
  return useMemo<readonly Column<Row>[]>(() => {
    const money = (cents: number | null) => (cents === null ? '–' : <bdi>{f.money(cents, currency)}</bdi>);
    const number = (value: number | null) => (value === null ? '–' : f.number(value));
    const all: readonly Column<Row>[] = [
      {
        key: 'name',
        name: words.dimensions.article,
        role: 'title',
        cell: ({ articleId, name, isDeleted, lastSold, prices }) => (
          <>
            {articleId && mayOpen && !isDeleted ? (
              <Link to={`/manage/data/articlesList/${articleId}`}>{name}</Link>
            ) : (
              name || words.noArticle
            )}
            {isDeleted && <> · {t.deleted}</>}
            {lastSold && <> · {t.lastSold(f.monthOfYear(lastSold))}</>}
            {prices.map(({ day, before, after }) => (
              <span key={`${day} ${before} ${after}`} className={styles.price}>
                {t.priceSince(f.day(day), f.money(after, currency), f.money(before, currency))}
              </span>
            ))}
          </>
        ),
      },
      {
        key: 'quantity',
        name: words.figures.quantity,
        sort: 'quantity',
        role: 'number',
        isNamed: true,
        cell: ({ quantity }) => f.number(quantity),
      },
      {
        key: 'net',
        name: words.figures.net,
        sort: 'net',
        role: 'amount',
        isNamed: true,
        cell: ({ net }) => money(net),
      },
      {
        key: 'cost',
        name: t.cost,
        sort: 'cost',
        role: 'number',
        isNamed: true,
        cell: ({ cost }) => money(cost),
      },
      {
        key: 'margin',
        name: t.margin,
        sort: 'margin',
        role: 'number',
        isNamed: true,
        cell: ({ margin }) => money(margin),
      },
      {
        key: 'marginRate',
        name: t.marginRate,
        sort: 'marginRate',
        role: 'number',
        isNamed: true,
        cell: ({ marginRate }) => (marginRate === null ? '–' : f.share(marginRate)),
      },
      {
        key: 'stock',
        name: t.stock,
        sort: 'stock',
        role: 'number',
        isNamed: true,
        cell: ({ stock }) => number(stock),
      },
      {
        key: 'stockTurns',
        name: t.stockTurns,
        sort: 'stockTurns',
        role: 'number',
        isNamed: true,
        cell: ({ stockTurns }) => (stockTurns === null ? '–' : number(Math.round(stockTurns * 10) / 10)),
      },
      {
        key: 'daysLeft',
        name: t.daysLeft,
        sort: 'daysLeft',
        role: 'number',
        isNamed: true,
        cell: ({ daysLeft }) => number(daysLeft),
      },
    ];
    return all.filter(
      ({ key }) => (hasCost || !ofCost.includes(key)) && (hasStock || !ofStock.includes(key)),
    );
  }, [t, f, words, currency, mayOpen, hasCost, hasStock]);
}
