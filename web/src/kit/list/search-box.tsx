import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useAddress, useTypedParam } from '../address/index.ts';
import { SearchIcon } from '../icons/search.tsx';
import { placeNames } from './paging.ts';

/** Milliseconds of rest after which what was typed is searched for. */
const rest = 300;

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

interface SearchBoxProps {
  readonly label: string;
  /** Parameter of the address that holds the search; a new one begins at the first page. */
  readonly param: string;
}

/** Searches a list while somebody types; the search stands in the address. */
export const SearchBox = ({ label, param }: SearchBoxProps) => {
  const { change } = useAddress();
  const [typed, setTyped] = useTypedParam(param, rest, (text) =>
    change({ ...fromStart, [param]: text }, { replace: true }),
  );
  return (
    <OutlinedInput
      size="small"
      placeholder={label}
      inputProps={{
        'aria-label': label,
        type: 'search',
        autoComplete: 'off',
      }}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      sx={{ minHeight: 44, flex: { xs: '1 1 240px', sm: '1 1 160px' }, maxWidth: { sm: 360 } }}
    />
  );
};
