import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, FilterChips, placeNames, SearchBox } from '../../kit/list/index.ts';
import { BranchFilter, chosenUnits, useBranches } from '../../organization/units/index.ts';
import { receiptsVariables } from './receipts-address.ts';
import { receiptTexts } from './receipts-texts.ts';

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

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
        <SearchBox label={t.searchNumber} param="number" isNumber />
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
