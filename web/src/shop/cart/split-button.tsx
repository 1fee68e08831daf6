import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { cartTexts } from './cart-texts.ts';
import { customerNameQuery } from './customer-names.ts';
import { splitCart } from './split-cart.ts';

/** Characters of a customer's name in that of a draft, which holds the day, too. */
const longestName = 40;

/** Moves the lines of all customers but one into drafts: the way out when a cart is for several. */
export const SplitButton = () => {
  const t = useTexts(cartTexts);
  const { day } = useFormats();
  const { aside, failure } = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const nameFor = async (customerId: string): Promise<string> => {
    const name = (await client.fetchQuery(customerNameQuery(customerId))) || t.customer;
    return t.splitName(name.slice(0, longestName), day(new Date().toISOString().slice(0, 10)));
  };
  const split = async () => {
    setBusy(true);
    await splitCart(nameFor).then(
      (names) => aside(t.splitDone(names.join(' · ')), 'success'),
      (error: unknown) => failure(error),
    );
    setBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void split()}>
      {t.split}
    </Button>
  );
};
