import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { maxDebits, returnReasons } from '@tresen/domain/shop/debits';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import {
  type Column,
  ListTable,
  Pager,
  RowsSkeleton,
  SelectionBar,
  usePlace,
  useSelection,
} from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { CollectDialog } from './collect-dialog.tsx';
import styles from './debits.module.css';
import { type OpenDebit, openDebitsQuery } from './debits.queries.ts';
import { creditorPath, pathOfSoldOrder } from './debits-address.ts';
import { debitTexts } from './debits-texts.ts';

interface OpenTableProps {
  readonly debits: readonly OpenDebit[];
  readonly isStale: boolean;
}

/** What can be collected now. */
export const OpenDebits = () => {
  const t = useTexts(debitTexts);
  const query = useQuery(openDebitsQuery(usePlace()));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
      {({ debitCreditor, openDebits }) => {
        if (debitCreditor === null) return <CreditorMissing />;
        if (openDebits.totalCount === 0) return <EmptyState title={t.emptyTitle} text={t.emptyText} />;
        return (
          <>
            <OpenTable debits={openDebits.nodes} isStale={query.isPlaceholderData} />
            <Pager connection={openDebits} />
          </>
        );
      }}
    </Loaded>
  );
};

function CreditorMissing() {
  const t = useTexts(debitTexts);
  return (
    <EmptyState title={t.missingTitle} text={t.missingText}>
      <Button variant="contained" component={Link} to={creditorPath}>
        {t.enterCreditor}
      </Button>
    </EmptyState>
  );
}

/** The orders of a page with boxes; what was chosen on others stays chosen. */
function OpenTable({ debits, isStale }: OpenTableProps) {
  const t = useTexts(debitTexts);
  const [isCollecting, setCollecting] = useState(false);
  const selection = useSelection('', debits.length);
  const amounts = useRef(new Map<string, number>());
  for (const { id, gross } of debits) amounts.current.set(id, gross);
  const chosen = [...selection.ids].slice(0, maxDebits);
  const close = () => setCollecting(false);
  return (
    <>
      <span className={styles.onCards}>
        <Button
          color="inherit"
          aria-pressed={selection.isPicking}
          onClick={() => selection.pick(!selection.isPicking)}
        >
          {t.pick}
        </Button>
      </span>
      <SelectionBar selection={selection} page={debits.map(({ id }) => id)} total={debits.length}>
        <Button variant="contained" onClick={() => setCollecting(true)}>
          {t.collect}
        </Button>
      </SelectionBar>
      <ListTable
        label={t.open}
        isStale={isStale}
        rows={debits}
        columns={useOpenColumns()}
        selection={selection}
        nameOf={({ number }) => number}
      />
      {isCollecting && (
        <CollectDialog
          orderIds={chosen}
          total={chosen.reduce((sum, id) => sum + (amounts.current.get(id) ?? 0), 0)}
          onDone={() => {
            selection.clear();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function useOpenColumns(): readonly Column<OpenDebit>[] {
  const t = useTexts(debitTexts);
  const f = useFormats();
  return [
    {
      key: 'number',
      name: t.number,
      role: 'title',
      cell: ({ id, number }) => (
        <Link to={pathOfSoldOrder(id)} className={styles.name}>
          {number}
        </Link>
      ),
    },
    { key: 'placedAt', name: t.placedAt, cell: ({ placedAt }) => f.dateTime(placedAt) },
    {
      key: 'buyer',
      name: t.buyer,
      cell: ({ buyerName, returnReason }) => (
        <>
          {buyerName}
          <ReturnedBefore reason={returnReason} />
        </>
      ),
    },
    {
      key: 'account',
      name: t.account,
      cell: ({ holder, ibanEnd }) => (
        <>
          {holder}
          <span className={styles.detail}>
            <bdi>{t.accountEnd(ibanEnd)}</bdi>
          </span>
        </>
      ),
    },
    { key: 'invoice', name: t.invoice, role: 'wide', cell: ({ invoiceNumber }) => invoiceNumber ?? '–' },
    { key: 'gross', name: t.amount, role: 'amount', cell: ({ gross }) => <bdi>{f.money(gross, 'EUR')}</bdi> },
  ];
}

function ReturnedBefore({ reason }: { readonly reason: string | null }) {
  const t = useTexts(debitTexts);
  const known = returnReasons.find((code) => code === reason);
  return known ? <span className={styles.warning}>{t.again(t.returnReasons[known])}</span> : null;
}
