import { useQuery } from '@tanstack/react-query';
import { ChoicesFilter } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { placeNames } from '../../kit/list/index.ts';
import { type RecordList, useConditionValues } from '../../kit/record-list/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { type ProblemCount, problemCountsQuery, type SyncProblem } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

interface ProblemFiltersProps {
  readonly list: RecordList<SyncProblem>;
  readonly isDone: boolean;
}

interface CountFilterProps extends ProblemFiltersProps {
  /** By which field of the list, as counts have it, too. */
  readonly field: 'deviceId' | 'reason' | 'kind';
  readonly all: string;
  readonly nameOf: (id: string, count: ProblemCount | undefined) => string;
}

/** Narrows the list by branch, register, reason and kind; what there is only one of cannot be chosen. */
export const ProblemFilters = (props: ProblemFiltersProps) => {
  const t = useTexts(syncProblemTexts);
  const { choices } = props.list.words as {
    choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return (
    <>
      <BranchFilter resets={placeNames} />
      <CountFilter
        {...props}
        field="deviceId"
        all={t.allRegisters}
        nameOf={(id, count) => (count ? `${count.deviceName} · ${count.unitName}` : id)}
      />
      <CountFilter {...props} field="reason" all={t.allReasons} nameOf={(id) => choices.reason?.[id] ?? id} />
      <CountFilter {...props} field="kind" all={t.allKinds} nameOf={(id) => choices.kind?.[id] ?? id} />
    </>
  );
};

function CountFilter(props: CountFilterProps) {
  const { list, field, all } = props;
  const [value, change] = useConditionValues(props, 'is');
  return (
    <ChoicesFilter
      of={`problems-${field}`}
      label={list.words.fields[field] ?? field}
      all={all}
      options={useOptions(props, value)}
      value={value}
      onValue={change}
    />
  );
}

/**
 * What there is to choose, with how many problems have it; what the address names stays choosable. Undefined while they
 * load, null when they cannot be loaded.
 */
function useOptions({ field, nameOf, isDone }: CountFilterProps, chosen: readonly string[]) {
  const f = useFormats();
  const { data, isError } = useQuery(problemCountsQuery(isDone));
  if (!data) return isError ? null : undefined;
  const groups = Map.groupBy(data, (count) => count[field]);
  return [...new Set([...groups.keys(), ...chosen])].map((id) => {
    const group = groups.get(id) ?? [];
    return {
      id,
      name: nameOf(id, group[0]),
      note: f.number(group.reduce((sum, { count }) => sum + count, 0)),
    };
  });
}
