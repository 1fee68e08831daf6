import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormDialog, ReferenceBox, type ReferenceSource } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './cart.module.css';
import { cartTexts } from './cart-texts.ts';
import { searchCustomers } from './customer-names.ts';

const source: ReferenceSource = {
  key: 'cartCustomers',
  search: searchCustomers,
  newPath: '/setting/customers?new=customer',
};

interface CustomerDialogProps {
  readonly customerId: string | null;
  /** What the customer so far is called. */
  readonly name: string | undefined;
  readonly onChoose: (customerId: string | null) => void;
  readonly onClose: () => void;
}

/** Asks a reseller whom a line of the cart is for. */
export const CustomerDialog = ({ customerId, name, onChoose, onClose }: CustomerDialogProps) => {
  const t = useTexts(cartTexts);
  const [chosen, setChosen] = useState<{ id: string | null; name: string | undefined }>({
    id: customerId,
    name,
  });
  return (
    <FormDialog title={t.customerTitle} onClose={onClose}>
      <DialogContent>
        <p className={styles.hint}>{t.customerHint}</p>
        <ReferenceBox
          label={t.customer}
          name="customer"
          source={source}
          value={chosen.id}
          chosenName={chosen.name}
          onValue={(id, chosenName) => setChosen({ id, name: chosenName })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onChoose(chosen.id)}>
          {t.take}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
