import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, FilterChips, placeNames } from '../../kit/list/index.ts';
import { BranchFilter, chosenUnits, useBranches } from '../../organization/units/index.ts';
import { receiptsVariables } from './receipts-address.ts';
import { receiptTexts } from './receipts-texts.ts';

/** Milliseconds of rest after which a typed number is searched for. */
const debounce = 300;

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

const NumberSearch = () => {
  const t = useTexts(receiptTexts);
  const { params, change } = useAddress();
  const inAddress = params.get('number') ?? '';
  const [typed, setTyped] = useState(inAddress);
  useEffect(() => setTyped(inAddress), [inAddress]);
  useEffect(() => {
    if (typed === inAddress) return;
    const timer = setTimeout(() => change({ ...fromStart, number: typed }, { replace: true }), debounce);
    return () => clearTimeout(timer);
  }, [typed, inAddress, change]);
  return (
    <OutlinedInput
      size="small"
      placeholder={t.searchNumber}
      inputProps={{ 'aria-label': t.searchNumber, inputMode: 'numeric', type: 'search' }}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <Search />
        </InputAdornment>
      }
      sx={{ minHeight: 44, flex: '1 1 200px', maxWidth: { sm: 240 } }}
    />
  );
};

/** Filters of the list, and what is set of them as chips that go with a click. */
export const ReceiptFilters = () => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { params, change } = useAddress();
  const { from, to, number } = receiptsVariables(params).filter ?? {};
  const units = chosenUnits(params);
  const branches = useBranches().filter(({ id }) => units.includes(id));
  const chips = [
    ...branches.map(({ id, name }) => ({
      key: id,
      name,
      without: { units: units.filter((unit) => unit !== id) },
    })),
    ...(from ? [{ key: 'from', name: t.chipFrom(f.day(from)), without: { from: null } }] : []),
    ...(to ? [{ key: 'to', name: t.chipTo(f.day(to)), without: { to: null } }] : []),
    ...(number ? [{ key: 'number', name: t.chipNumber(number), without: { number: null } }] : []),
  ];
  return (
    <>
      <FilterBar label={t.filter}>
        <BranchFilter resets={placeNames} />
        <DateBox label={t.from} value={from ?? ''} onChange={(day) => change({ ...fromStart, from: day })} />
        <DateBox label={t.to} value={to ?? ''} onChange={(day) => change({ ...fromStart, to: day })} />
        <NumberSearch />
      </FilterBar>
      <FilterChips
        chips={chips.map(({ key, name, without }) => ({
          key,
          name,
          removeLabel: t.removeChip(name),
          onRemove: () => change({ ...fromStart, ...without }),
        }))}
      />
    </>
  );
};
