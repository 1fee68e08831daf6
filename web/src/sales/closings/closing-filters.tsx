import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { closingStates, closingTypes } from '@tresen/domain/sales/closings';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { ChoicesFilter, ChoicesSelect, DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, FilterChips, placeNames, SearchBox } from '../../kit/list/index.ts';
import { BranchFilter, chosenUnits, useBranches } from '../../organization/units/index.ts';
import styles from './closings.module.css';
import { closingRegistersQuery } from './closings.queries.ts';
import { chosenStates, chosenTypes, closingsVariables } from './closings-address.ts';
import { closingTexts } from './closings-texts.ts';

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

interface Chip {
  readonly key: string;
  readonly name: string;
  readonly without: Readonly<Record<string, string | readonly string[] | null>>;
}

/** Registers to choose from; undefined while they load. */
const useRegisters = () => {
  const { params } = useAddress();
  const { data, isError } = useQuery(closingRegistersQuery(chosenUnits(params)));
  return data ?? (isError ? null : undefined);
};

/** What is set, each with the address that lacks it. */
const useChips = (): readonly Chip[] => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const { params } = useAddress();
  const { from, to, hasDifference, zNumber } = closingsVariables(params).filter ?? {};
  const units = chosenUnits(params);
  const [types, states] = [chosenTypes(params), chosenStates(params)];
  const devices = listParam(params, 'devices');
  const registers = (useRegisters() ?? []).filter(({ id }) => devices.includes(id));
  const branches = useBranches().filter(({ id }) => units.includes(id));
  return [
    ...branches.map(({ id, name }) => ({ key: id, name, without: { units: units.filter((u) => u !== id) } })),
    ...registers.map(({ id, name }) => ({
      key: id,
      name,
      without: { devices: devices.filter((each) => each !== id) },
    })),
    ...types.map((type) => ({
      key: type,
      name: t.types[type],
      without: { types: types.filter((each) => each !== type) },
    })),
    ...states.map((state) => ({
      key: state,
      name: t.states[state],
      without: { states: states.filter((each) => each !== state) },
    })),
    ...(hasDifference ? [{ key: 'difference', name: t.onlyDifference, without: { difference: null } }] : []),
    ...(zNumber ? [{ key: 'number', name: t.chipNumber(String(zNumber)), without: { number: null } }] : []),
    ...(from ? [{ key: 'from', name: t.chipFrom(f.day(from)), without: { from: null } }] : []),
    ...(to ? [{ key: 'to', name: t.chipTo(f.day(to)), without: { to: null } }] : []),
  ];
};

/** Filters of the list, and what is set of them as chips that go with a click. */
export const ClosingFilters = () => {
  const t = useTexts(closingTexts);
  const { params, change } = useAddress();
  const { from, to, hasDifference } = closingsVariables(params).filter ?? {};
  const registers = useRegisters();
  const set = (changes: Chip['without']) => change({ ...fromStart, ...changes });
  return (
    <>
      <FilterBar label={t.filter}>
        <BranchFilter resets={[...placeNames, 'devices']} />
        <ChoicesFilter
          of="closingRegisters"
          label={t.registerFilter}
          all={t.allRegisters}
          options={registers?.map(({ id, name, unitName }) => ({ id, name, note: unitName }))}
          value={listParam(params, 'devices')}
          onValue={(devices) => set({ devices })}
        />
        <ChoicesSelect
          label={t.type}
          all={t.allTypes}
          options={closingTypes.map((type) => ({ id: type, name: t.types[type] }))}
          value={chosenTypes(params)}
          onValue={(types) => set({ types })}
        />
        <ChoicesSelect
          label={t.state}
          all={t.allStates}
          options={closingStates.map((state) => ({ id: state, name: t.states[state] }))}
          value={chosenStates(params)}
          onValue={(states) => set({ states })}
        />
        <DateBox label={t.from} value={from ?? ''} onChange={(day) => set({ from: day })} />
        <DateBox label={t.to} value={to ?? ''} onChange={(day) => set({ to: day })} />
        <SearchBox label={t.searchNumber} param="number" isNumber />
        <FormControlLabel
          className={styles.switch ?? ''}
          label={t.onlyDifference}
          control={
            <Switch
              checked={hasDifference ?? false}
              onChange={(_event, isOn) => set({ difference: isOn ? 'true' : null })}
            />
          }
        />
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
