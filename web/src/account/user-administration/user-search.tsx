import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar } from '../../kit/list/index.ts';
import { userTexts } from './user-administration-texts.ts';

/** Milliseconds of rest after which what was typed is searched for. */
const debounce = 300;

/** A search for names and e-mails; it stands in the address. */
export const UserSearch = () => {
  const t = useTexts(userTexts);
  const { params, change } = useAddress();
  const inAddress = params.get('search') ?? '';
  const [typed, setTyped] = useState(inAddress);
  useEffect(() => setTyped(inAddress), [inAddress]);
  useEffect(() => {
    if (typed === inAddress) return;
    const timer = setTimeout(
      () => change({ after: null, page: null, search: typed }, { replace: true }),
      debounce,
    );
    return () => clearTimeout(timer);
  }, [typed, inAddress, change]);
  return (
    <FilterBar label={t.filter}>
      <OutlinedInput
        size="small"
        placeholder={t.search}
        inputProps={{ 'aria-label': t.search, type: 'search', autoComplete: 'off' }}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        sx={{ minHeight: 44, flex: '1 1 240px', maxWidth: { sm: 360 } }}
      />
    </FilterBar>
  );
};
