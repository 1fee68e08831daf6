import { useQuery } from '@tanstack/react-query';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { ChoicesFilter } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, placeNames } from '../../kit/list/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { problemView } from './problems-address.ts';
import { type ProblemCount, problemCountsQuery } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

interface Option {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Narrows the list by branch, register, reason and kind; what there is only one of cannot be chosen. */
export const ProblemFilters = () => {
  const t = useTexts(syncProblemTexts);
  const reasonName = (reason: string): string =>
    Object.hasOwn(t.reasonNames, reason) ? t.reasonNames[reason as keyof typeof t.reasonNames] : reason;
  return (
    <FilterBar label={t.filter}>
      <BranchFilter resets={placeNames} />
      <CountFilter
        param="devices"
        label={t.register}
        all={t.allRegisters}
        idOf={({ deviceId }) => deviceId}
        nameOf={(id, count) => (count ? `${count.deviceName} · ${count.unitName}` : id)}
      />
      <CountFilter
        param="reasons"
        label={t.reason}
        all={t.allReasons}
        idOf={({ reason }) => reason}
        nameOf={reasonName}
      />
      <CountFilter
        param="kinds"
        label={t.kind}
        all={t.allKinds}
        idOf={({ kind }) => kind}
        nameOf={(kind) => (kind === 'closing' ? t.closings : t.receipts)}
      />
    </FilterBar>
  );
};

function CountFilter(props: {
  readonly param: string;
  readonly label: string;
  readonly all: string;
  readonly idOf: (count: ProblemCount) => string;
  readonly nameOf: (id: string, count: ProblemCount | undefined) => string;
}) {
  const { param, label, all, idOf, nameOf } = props;
  const { params, change } = useAddress();
  const chosen = listParam(params, param);
  const options = useOptions()(idOf, nameOf, chosen);
  return (
    <ChoicesFilter
      of={`problems-${param}`}
      label={label}
      all={all}
      options={options}
      value={chosen}
      onValue={(value) => change({ ...fromStart, [param]: value })}
    />
  );
}

/** What there is to choose, with how many problems have it; what the address names stays choosable. */
function useOptions() {
  const f = useFormats();
  const counts = useCounts();
  return (
    idOf: (count: ProblemCount) => string,
    nameOf: (id: string, count: ProblemCount | undefined) => string,
    chosen: readonly string[],
  ): Option[] | null | undefined => {
    if (!counts) return counts;
    const groups = Map.groupBy(counts, idOf);
    return [...new Set([...groups.keys(), ...chosen])].map((id) => {
      const group = groups.get(id) ?? [];
      return {
        id,
        name: nameOf(id, group[0]),
        note: f.number(group.reduce((sum, { count }) => sum + count, 0)),
      };
    });
  };
}

/** The counts of all problems, by register and reason; undefined while they load, null when they cannot be loaded. */
function useCounts(): readonly ProblemCount[] | null | undefined {
  const { params } = useAddress();
  const { data, isError } = useQuery(problemCountsQuery(problemView(params) === 'done'));
  return data ?? (isError ? null : undefined);
}
