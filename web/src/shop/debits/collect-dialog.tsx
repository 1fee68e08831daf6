import { useQuery } from '@tanstack/react-query';
import { isCollectionDay } from '@tresen/domain/shop/debits';
import { useState } from 'react';
import { DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './debits.module.css';
import { collectionDaysQuery, useCollect } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface CollectDialogProps {
  readonly orderIds: readonly string[];
  /** Cents. */
  readonly total: number;
  /** What was to be collected is in a file. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface DayProps {
  readonly value: string;
  readonly onValue: (day: string) => void;
  readonly error: string | undefined;
}

/** Makes a file of orders: says what comes of it, asks for the day and the password, and fetches the file. */
export const CollectDialog = ({ orderIds, total, onDone, onClose }: CollectDialogProps) => {
  const t = useTexts(debitTexts);
  const f = useFormats();
  const notify = useNotify();
  const collect = useCollect();
  // The same file, however often it is sent from here.
  const [key] = useState(() => newUuid());
  const [day, setDay] = useState('');
  const days = useQuery(collectionDaysQuery).data;
  const isWrongDay = day !== '' && days !== undefined && !isCollectionDay(day, days);
  const run = async (password: string) => {
    if (isWrongDay) return;
    const { name } = await collect.mutateAsync({ key, orderIds, collectOn: day || null, password });
    if (name === null) notify.warning(t.notLoaded);
    else notify.success(t.collected(name));
    onDone();
  };
  return (
    <PasswordDialog
      title={t.collectTitle(orderIds.length)}
      confirm={t.collectNow}
      isBusy={collect.isPending}
      run={run}
      onClose={onClose}
    >
      <p>{t.collectText(f.money(total, 'EUR'))}</p>
      <Day value={day} onValue={setDay} error={isWrongDay ? t.badDay : undefined} />
    </PasswordDialog>
  );
};

function Day({ value, onValue, error }: DayProps) {
  const t = useTexts(debitTexts);
  const f = useFormats();
  return (
    <Loaded query={useQuery(collectionDaysQuery)} skeleton={<Skeleton height={80} />}>
      {({ earliest, latest }) => (
        <div>
          <DateBox label={t.collectOn} value={value || earliest} onChange={onValue} />
          <p className={styles.soft} role={error ? 'alert' : undefined}>
            {error ?? t.collectOnHint(f.day(earliest), f.day(latest))}
          </p>
        </div>
      )}
    </Loaded>
  );
}
