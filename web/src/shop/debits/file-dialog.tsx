import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { debitStates, returnReasons } from '@tresen/domain/shop/debits';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DownloadIcon } from '../../kit/icons/download.tsx';
import { type Column, ListTable } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { ConfirmDialog, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './debits.module.css';
import { type DebitFile, debitFileQuery, useFetchFile, useWithdrawFile } from './debits.queries.ts';
import { pathOfSoldOrder } from './debits-address.ts';
import { debitTexts } from './debits-texts.ts';
import { PasswordDialog } from './password-dialog.tsx';

type DebitOfFile = DebitFile['debits'][number];

interface FileProps {
  readonly file: DebitFile;
  readonly onClose: () => void;
}

/** A file with its debits: fetched once more, or taken back; open while the address has `?file=`. */
export const FileDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const t = useTexts(debitTexts);
  const query = useQuery(debitFileQuery(id));
  return (
    <FormDialog title={query.data ? t.fileTitle(query.data.number) : t.file} width="md" onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(file) => <Contents file={file} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
};

function Contents({ file, onClose }: FileProps) {
  const t = useTexts(debitTexts);
  const f = useFormats();
  const [open, setOpen] = useState<'download' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const { withdrawnAt, withdrawnByName } = file;
  return (
    <>
      <DialogContent className={styles.form ?? ''}>
        {withdrawnAt && <p>{t.withdrawnBy(f.day(withdrawnAt.slice(0, 10)), withdrawnByName ?? '')}</p>}
        <FactList
          facts={[
            { name: t.due, value: f.day(file.collectOn) },
            { name: t.amount, value: f.money(file.total, 'EUR') },
            { name: t.madeBy, value: t.made(f.dateTime(file.madeAt), file.madeByName) },
          ]}
        />
        <ListTable label={t.debitsOf} rows={file.debits} columns={useDebitColumns()} />
      </DialogContent>
      <DialogActions>
        {file.mayWithdraw && (
          <Button color="error" onClick={() => setOpen('withdraw')}>
            {t.withdraw}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t.close}
        </Button>
        {withdrawnAt === null && (
          <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => setOpen('download')}>
            {t.download}
          </Button>
        )}
      </DialogActions>
      {open === 'download' && <DownloadDialog file={file} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog file={file} onClose={close} />}
    </>
  );
}

function useDebitColumns(): readonly Column<DebitOfFile>[] {
  const t = useTexts(debitTexts);
  const f = useFormats();
  const state = (debit: DebitOfFile): string => {
    const reason = returnReasons.find((code) => code === debit.returnReason);
    const known = debitStates.find((each) => each === debit.state);
    return reason ? t.returnReasons[reason] : known ? t.states[known] : debit.state;
  };
  return [
    {
      key: 'number',
      name: t.number,
      role: 'title',
      cell: ({ orderId, orderNumber }) => (
        <Link to={pathOfSoldOrder(orderId)} className={styles.name}>
          {orderNumber}
        </Link>
      ),
    },
    { key: 'buyer', name: t.buyer, cell: ({ buyerName }) => buyerName },
    { key: 'account', name: t.account, cell: ({ ibanEnd }) => <bdi>{t.accountEnd(ibanEnd)}</bdi> },
    { key: 'state', name: t.state, cell: state },
    {
      key: 'amount',
      name: t.amount,
      role: 'amount',
      cell: ({ amount }) => <bdi>{f.money(amount, 'EUR')}</bdi>,
    },
  ];
}

function DownloadDialog({ file, onClose }: FileProps) {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const fetchFile = useFetchFile(file.id);
  const run = async (password: string) => {
    notify.success(t.loaded(await fetchFile.mutateAsync(password)));
    onClose();
  };
  return (
    <PasswordDialog
      title={t.downloadTitle(file.number)}
      confirm={t.download}
      isBusy={fetchFile.isPending}
      run={run}
      onClose={onClose}
    >
      <p>{t.downloadText}</p>
    </PasswordDialog>
  );
}

function WithdrawDialog({ file, onClose }: FileProps) {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const withdraw = useWithdrawFile();
  const run = () =>
    withdraw.mutate(file.id, {
      onSuccess: () => {
        notify.success(t.withdrawn(file.number));
        onClose();
      },
      onError: notify.failure,
    });
  return (
    <ConfirmDialog
      open
      title={t.withdrawTitle(file.number)}
      confirm={t.withdraw}
      busy={withdraw.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t.withdrawText}</p>
    </ConfirmDialog>
  );
}
