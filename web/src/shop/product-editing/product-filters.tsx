import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import { placedCategories } from './category-order.ts';
import styles from './editing.module.css';
import { storedCategoriesQuery } from './editing.queries.ts';
import { editingTexts } from './editing-texts.ts';
import { productStates } from './list-address.ts';

interface ParamSelectProps {
  readonly label: string;
  readonly param: string;
  readonly all: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** Words, a category with all below it, and how it stands with a product. */
export const ProductFilters = () => {
  const t = useTexts(editingTexts);
  const language = useLanguage();
  const { data = [] } = useQuery(storedCategoriesQuery);
  return (
    <FilterBar label={t.filter}>
      <SearchBox label={t.search} param="search" />
      <ParamSelect
        label={t.categoryId}
        param="category"
        all={t.allCategories}
        options={placedCategories(data, language).map(({ category, name }) => ({ id: category.id, name }))}
      />
      <ParamSelect
        label={t.state}
        param="state"
        all={t.allStates}
        options={productStates.map((state) => ({ id: state, name: t[state] }))}
      />
    </FilterBar>
  );
};

function ParamSelect({ label, param, all, options }: ParamSelectProps) {
  const id = useId();
  const { params, change } = useAddress();
  return (
    <FormControl size="small" className={styles.filter ?? ''}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
        value={params.get(param) ?? ''}
        onChange={({ target }) => change({ [param]: target.value, after: null, page: null })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
