import Button from '@mui/material/Button';
import type { DebitObstacle } from '@tresen/domain/shop/debits';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { AccountDialog } from './account-dialog.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import { type DebitTry, TryFacts } from './debit-try.tsx';
import styles from './debits.module.css';
import { useRestoreDebit } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';
import { ReturnDialog } from './return-dialog.tsx';

interface OrderDebitProps {
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly gross: number;
    readonly mayCollect: boolean;
    /** Only for the seller itself. */
    readonly debitObstacle: DebitObstacle | null;
    readonly debits: readonly DebitTry[];
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
