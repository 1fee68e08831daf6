import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useChoiceWords } from '../../kit/form/index.ts';
import { FindCustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { receiptTexts } from './receipts-texts.ts';

interface CustomerBoxProps {
  /** One of the customers; null for a name alone. */
  readonly id: string | null;
  readonly name: string;
  readonly error: string | undefined;
  readonly onValue: (id: string | null, name: string) => void;
}

interface Found {
  readonly id: string;
  readonly name: string;
}

const max = 10;

/** A customer of the list, or any name. */
export const CustomerBox = ({ id, name, error, onValue }: CustomerBoxProps) => {
  const t = useTexts(receiptTexts);
  const choiceWords = useChoiceWords(t.customer);
  const found = useCustomers(name);
  const options: readonly Found[] = found.map((customer) => ({ id: customer.id, name: customer.name }));
  return (
    <Autocomplete
      freeSolo
      {...choiceWords}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      value={id === null ? name : { id, name }}
      inputValue={name}
      onInputChange={(_event, typed, reason) => reason === 'input' && onValue(null, typed)}
      onChange={(_event, chosen) =>
        typeof chosen === 'string' || chosen === null
          ? onValue(null, chosen ?? '')
          : onValue(chosen.id, chosen.name)
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label={t.customer}
          error={error !== undefined}
          helperText={error ?? t.customerHint}
        />
      )}
    />
  );
};

function useCustomers(typed: string): readonly Found[] {
  const text = useDeferredValue(typed.trim());
  const mayRead = useMayUse('Query.customers');
  const { data = [] } = useQuery({
    queryKey: ['references', 'customers', text],
    queryFn: async () => {
      const { customers } = await generalApi.request(FindCustomersDocument, { search: text, first: max });
      return customers.nodes;
    },
    enabled: mayRead,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  return data;
}
