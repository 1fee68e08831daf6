import { orderStatuses, orderStatusWords } from '@tresen/domain/shop/orders';
import { useAddress } from '../../kit/address/index.ts';
import { ChoicesSelect, DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { FilterBar, FilterChips, placeNames, SearchBox } from '../../kit/list/index.ts';
import { chosenDays, chosenStatuses } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

interface Chip {
  readonly key: string;
  readonly name: string;
  readonly without: Readonly<Record<string, string | readonly string[] | null>>;
}

/** Search and filters of a list of orders, and what is set of them as chips that go with a click (SHP-19). */
export const OrderFilters = () => {
  const t = useTexts(orderTexts);
  const words = useWords(orderStatusWords);
  const { params, change } = useAddress();
  const { from, to } = chosenDays(params);
  const set = (changes: Chip['without']) => change({ ...fromStart, ...changes });
  return (
    <>
      <FilterBar label={t.filter}>
        <SearchBox label={t.search} param="search" />
        <ChoicesSelect
          label={t.status}
          all={t.allStatuses}
          options={orderStatuses.map((status) => ({ id: status, name: words[status] }))}
          value={chosenStatuses(params)}
          onValue={(status) => set({ status })}
        />
        <DateBox label={t.from} value={from ?? ''} onChange={(day) => set({ from: day })} />
        <DateBox label={t.to} value={to ?? ''} onChange={(day) => set({ to: day })} />
      </FilterBar>
      <FilterChips
        chips={useChips().map(({ key, name, without }) => ({
          key,
          name,
          removeLabel: t.removeChip(name),
          onRemove: () => set(without),
        }))}
      />
    </>
  );
};

/** What is set, each with the address that lacks it. */
function useChips(): readonly Chip[] {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const words = useWords(orderStatusWords);
  const { params } = useAddress();
  const statuses = chosenStatuses(params);
  const { from, to } = chosenDays(params);
  return [
    ...statuses.map((status) => ({
      key: status,
      name: words[status],
      without: { status: statuses.filter((each) => each !== status) },
    })),
    ...(from ? [{ key: 'from', name: t.chipFrom(f.day(from)), without: { from: null } }] : []),
    ...(to ? [{ key: 'to', name: t.chipTo(f.day(to)), without: { to: null } }] : []),
  ];
}
