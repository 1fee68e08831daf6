import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { fewestTogether, pairWords, roundedLift } from '@tresen/domain/sales/pairs';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { SoldTogetherQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import styles from './reports.module.css';
import { soldTogetherQuery } from './reports.queries.ts';
import { pairSteps, pairsChoice } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { studyTexts } from './studies-texts.ts';

type Answer = SoldTogetherQuery['soldTogether'];
type Row = Answer['pairs'][number] & { readonly id: string };

/** Which articles are on the same receipts; each name leads to the pairs of that article. */
export const Together = () => {
  const { params } = useAddress();
  const [step, setStep] = useState(0);
  const query = useQuery(soldTogetherQuery(params, pairSteps[step] ?? pairSteps[0]));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(answer) => (
        <Pairs
          answer={answer}
          isStale={query.isPlaceholderData}
          onMore={step < pairSteps.length - 1 ? () => setStep(step + 1) : undefined}
        />
      )}
    </Loaded>
  );
};

interface PairsProps {
  readonly answer: Answer;
  readonly isStale: boolean;
  readonly onMore: (() => void) | undefined;
}

function Pairs({ answer, isStale, onMore }: PairsProps) {
  const t = useTexts(studyTexts);
  const reports = useTexts(reportTexts);
  const words = useWords(pairWords);
  const f = useFormats();
  const { params, change } = useAddress();
  const columns = useColumns();
  const { order } = pairsChoice(params);
  const { receipts, readSince, pairs, totalCount } = answer;
  const rows = pairs.map((pair) => ({ ...pair, id: `${pair.key} ${pair.otherKey}` }));
  return (
    <>
      <Chosen name={pairs[0]?.name} />
      {rows.length === 0 ? (
        <EmptyState title={t.noPairs} text={t.noPairsText(f.number(fewestTogether))} />
      ) : (
        <>
          <p className={styles.about}>
            {readSince
              ? words.readSince(f.number(receipts), f.day(readSince))
              : words.read(f.number(receipts))}
            . {t.togetherAbout}
          </p>
          <ListTable
            label={words.title}
            columns={columns}
            rows={rows}
            isStale={isStale}
            order={{
              value: `-${order}`,
              // The highest first, always: what hardly sells together is nearly everything.
              onChange: (sort) => change({ sort: sort?.replace(/^-/, '') ?? null }, { replace: true }),
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

/** Whose pairs show, where it is one article's. */
function Chosen({ name }: { readonly name: string | undefined }) {
  const t = useTexts(studyTexts);
  const { params, change } = useAddress();
  if (pairsChoice(params).article === null) return null;
  return (
    <p>
      {t.onlyWith(name ?? t.chosenArticle)}{' '}
      <Button size="small" onClick={() => change({ article: null })}>
        {t.allPairs}
      </Button>
    </p>
  );
}

function useColumns() {
  const words = useWords(pairWords);
  const f = useFormats();
  const { params } = useAddress();
  return useMemo<readonly Column<Row>[]>(() => {
    const of = (key: string, name: string) => (
      <Link to={`?${changedParams(params, { article: key })}`}>{name}</Link>
    );
    return [
      { key: 'name', name: words.article, role: 'title', cell: ({ key, name }) => of(key, name) },
      {
        key: 'other',
        name: words.other,
        isNamed: true,
        cell: ({ otherKey, otherName }) => of(otherKey, otherName),
      },
      {
        key: 'together',
        name: words.together,
        sort: 'together',
        role: 'number',
        isNamed: true,
        cell: ({ together }) => f.number(together),
      },
      {
        key: 'support',
        name: words.support,
        role: 'number',
        isNamed: true,
        isTableOnly: true,
        cell: ({ support }) => f.share(support),
      },
      {
        key: 'confidence',
        name: words.confidence,
        sort: 'confidence',
        role: 'number',
        isNamed: true,
        cell: ({ confidence }) => f.share(confidence),
      },
      {
        key: 'otherConfidence',
        name: words.otherConfidence,
        sort: 'otherConfidence',
        role: 'number',
        isNamed: true,
        isTableOnly: true,
        cell: ({ otherConfidence }) => f.share(otherConfidence),
      },
      {
        key: 'lift',
        name: words.lift,
        sort: 'lift',
        role: 'number',
        isNamed: true,
        cell: ({ lift }) => words.times(f.number(roundedLift(lift))),
      },
    ];
  }, [words, f, params]);
}
