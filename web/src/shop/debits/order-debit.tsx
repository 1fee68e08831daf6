import Button from '@mui/material/Button';
import type { DebitObstacle, DebitState, ReturnReason } from '@tresen/domain/shop/debits';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { AccountDialog } from './account-dialog.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import styles from './debits.module.css';
import { useRestoreDebit } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';
import { ReturnDialog } from './return-dialog.tsx';

/** A try to collect an order, as its page has it. Amounts in cents; what only the seller reads is null for others. */
interface Try {
  readonly id: string;
  readonly state: DebitState;
  readonly amount: number;
  readonly collectOn: string;
  readonly fileNumber: string | null;
  readonly madeByName: string | null;
  readonly madeAt: string | null;
  readonly returnReason: ReturnReason | null;
  readonly returnNote: string | null;
  readonly returnedAt: string | null;
  readonly returnedByName: string | null;
}

interface OrderDebitProps {
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly gross: number;
    readonly mayCollect: boolean;
    /** Only for the seller itself. */
    readonly debitObstacle: DebitObstacle | null;
    readonly debits: readonly Try[];
  };
}

/** What became of collecting an order, for its buyer and its seller, and what the seller can do. */
export const OrderDebit = ({ order }: OrderDebitProps) => {
  const t = useTexts(debitTexts);
  const { debits, mayCollect, debitObstacle } = order;
  const isOwnSale = mayCollect || debitObstacle !== null;
  const obstacle = debitObstacle && t.obstacles[debitObstacle];
  return (
    <Panel title={t.panel}>
      {debits.length === 0 ? (
        <p className={styles.soft}>{t.none}</p>
      ) : (
        <ol className={styles.tries}>
          {debits.map((debit) => (
            <TryFacts key={debit.id} debit={debit} />
          ))}
        </ol>
      )}
      {obstacle && <p className={styles.soft}>{obstacle}</p>}
      {isOwnSale && <SellerActions order={order} />}
    </Panel>
  );
};

function TryFacts({ debit }: { readonly debit: Try }) {
  const t = useTexts(debitTexts);
  const f = useFormats();
  const { state, fileNumber, madeAt, madeByName, returnReason, returnedAt, returnedByName, returnNote } =
    debit;
  const day = (at: string) => f.day(at.slice(0, 10));
  return (
    <li>
      <strong>{t.states[state]}</strong>
      <span>{t.dueOn(f.money(debit.amount, 'EUR'), f.day(debit.collectOn))}</span>
      {fileNumber && madeAt && (
        <span className={styles.soft}>{t.inFile(fileNumber, day(madeAt), madeByName ?? '')}</span>
      )}
      {returnReason && returnedAt && (
        <span className={styles.soft}>
          {t.returnedBy(t.returnReasons[returnReason], day(returnedAt), returnedByName ?? '')}
        </span>
      )}
      {returnNote && <span className={styles.soft}>{returnNote}</span>}
    </li>
  );
}

/** What the seller itself does with the debit of an order. */
function SellerActions({ order }: OrderDebitProps) {
  const t = useTexts(debitTexts);
  const [open, setOpen] = useState<'collect' | 'account' | 'return'>();
  const close = () => setOpen(undefined);
  const [newest] = order.debits;
  return (
    <div className={styles.actions}>
      {order.mayCollect && (
        <Button variant="contained" onClick={() => setOpen('collect')}>
          {t.collect}
        </Button>
      )}
      {newest?.state === 'collected' && (
        <Button variant="outlined" onClick={() => setOpen('return')}>
          {t.return}
        </Button>
      )}
      {newest?.state === 'returned' && <RestoreButton id={newest.id} />}
      <Button variant="outlined" onClick={() => setOpen('account')}>
        {t.showAccount}
      </Button>
      {open === 'collect' && (
        <CollectDialog orderIds={[order.id]} total={order.gross} onDone={close} onClose={close} />
      )}
      {open === 'account' && <AccountDialog orderId={order.id} onClose={close} />}
      {open === 'return' && newest && (
        <ReturnDialog debitId={newest.id} number={order.number} onClose={close} />
      )}
    </div>
  );
}

function RestoreButton({ id }: { readonly id: string }) {
  const t = useTexts(debitTexts);
  const { run, isBusy } = useRestore(id);
  return (
    <Button loading={isBusy} onClick={run}>
      {t.restore}
    </Button>
  );
}

function useRestore(id: string) {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const restore = useRestoreDebit();
  const run = () =>
    restore.mutate(id, { onSuccess: () => notify.success(t.restored), onError: notify.failure });
  return { run, isBusy: restore.isPending };
}
