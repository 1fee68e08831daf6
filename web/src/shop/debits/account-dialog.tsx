import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { creditorId, iban } from '@tresen/domain/kit/identifiers';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { type DebitAccount, useShowAccount } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface AccountDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** The account of an order, after the password; it is gone from the page with the dialog. */
export const AccountDialog = ({ orderId, onClose }: AccountDialogProps) => {
  const t = useTexts(debitTexts);
  const show = useShowAccount(orderId);
  const [account, setAccount] = useState<DebitAccount>();
  if (account) return <Shown account={account} onClose={onClose} />;
  return (
    <PasswordDialog
      title={t.showTitle}
      confirm={t.show}
      isBusy={show.isPending}
      run={async (password) => setAccount(await show.mutateAsync(password))}
      onClose={onClose}
    >
      <p>{t.showText}</p>
    </PasswordDialog>
  );
};

function Shown({ account, onClose }: { readonly account: DebitAccount; readonly onClose: () => void }) {
  const t = useTexts(debitTexts);
  const f = useFormats();
  return (
    <FormDialog title={t.showTitle} onClose={onClose}>
      <DialogContent>
        <FactList
          facts={[
            { name: t.holder, value: account.holder },
            { name: t.iban, value: iban.display(account.iban) },
            { name: t.bic, value: account.bic },
            { name: t.mandate, value: account.mandate },
            { name: t.signedOn, value: f.day(account.signedOn) },
            { name: t.creditorId, value: account.creditorId && creditorId.display(account.creditorId) },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
