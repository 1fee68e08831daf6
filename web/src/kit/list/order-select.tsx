import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import type { Order } from './column-head.tsx';
import type { Column } from './columns.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';

const texts = defineTexts(de, en);

interface OrderSelectProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'name' | 'sort'>[];
  readonly order: Order;
}

/** The order of a list, where it has no heads to click: on cards. */
export const OrderSelect = ({ columns, order }: OrderSelectProps) => {
  const t = useTexts(texts);
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        {t.order}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={t.order} notched />}
        inputProps={{ id }}
        value={order.value ?? ''}
        onChange={({ target }) => order.onChange(target.value || null)}
      >
        <option value="">{t.ownOrder}</option>
        {columns.flatMap(({ name, sort }) =>
          sort === undefined
            ? []
            : [
                <option key={sort} value={sort}>
                  {t.upwards(name)}
                </option>,
                <option key={`-${sort}`} value={`-${sort}`}>
                  {t.downwards(name)}
                </option>,
              ],
        )}
      </NativeSelect>
    </FormControl>
  );
};
