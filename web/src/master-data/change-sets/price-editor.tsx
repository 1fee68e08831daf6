import {
  type BulkChange,
  bulkChangeSchema,
  type PriceChange,
  type Rounding,
  type RoundingDirection,
  roundingDirections,
  roundings,
} from '@tresen/domain/master-data/change-sets';
import { useState } from 'react';
import { useBranches } from '../../kit/branches/index.ts';
import { ChoiceBox, ScaledBox } from '../../kit/form/index.ts';
import { type ChangeSetTexts, useChangeSetTexts } from './change-sets-texts.ts';
import type { EditorProps } from './editor-props.ts';

/** What was entered so far. */
interface Draft {
  readonly which: 'main' | 'key' | 'all';
  readonly key: number | string | null;
  readonly how: 'raise' | 'lower' | 'setTo';
  readonly unit: 'percent' | 'amount';
  readonly value: number | string | null;
  readonly rounding: Rounding;
  readonly direction: RoundingDirection;
}

const initial: Draft = {
  which: 'main',
  key: 1,
  how: 'raise',
  unit: 'percent',
  value: null,
  rounding: 'cent',
  direction: 'nearest',
};

type PartProps = {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly t: ChangeSetTexts;
};

/** Which prices, by how much, rounded to what. */
export const PriceEditor = ({ onDraft }: EditorProps) => {
  const t = useChangeSetTexts();
  const [draft, setDraft] = useState(initial);
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(changeOf(next));
  };
  const parts = { draft, set, t };
  return (
    <>
      <Which {...parts} />
      <HowMuch {...parts} />
      {draft.how !== 'setTo' && <Rounded {...parts} />}
    </>
  );
};

function changeOf(draft: Draft): BulkChange | undefined {
  const { which, key, rounding, direction } = draft;
  const prices = which === 'key' ? key : which;
  const parsed = bulkChangeSchema.safeParse({ kind: 'price', prices, by: byOf(draft), rounding, direction });
  return parsed.success ? parsed.data : undefined;
}

function byOf({ how, unit, value }: Draft): PriceChange['by'] | undefined {
  if (typeof value !== 'number') return undefined;
  if (how === 'setTo') return { kind: 'to', cents: value };
  const signed = how === 'lower' ? -value : value;
  return unit === 'percent' ? { kind: 'percent', hundredths: signed } : { kind: 'amount', cents: signed };
}

function Which({ draft, set, t }: PartProps) {
  return (
    <>
      <ChoiceBox
        label={t.which}
        name="which"
        required
        options={optionsOf(['main', 'key', 'all'], { main: t.mainPrice, key: t.keyPrice, all: t.everyPrice })}
        value={draft.which}
        onValue={(which) => set({ which: which ?? 'main' })}
      />
      {draft.which === 'key' && (
        <ScaledBox label={t.key} name="key" kind="whole" value={draft.key} onValue={(key) => set({ key })} />
      )}
    </>
  );
}

function optionsOf<const Value extends string>(
  values: readonly Value[],
  titles: Readonly<Record<NoInfer<Value>, string>>,
) {
  return values.map((value) => ({ value, title: titles[value] }));
}

function HowMuch({ draft, set, t }: PartProps) {
  const currency = useBranches()[0]?.currency ?? 'EUR';
  const isPercent = draft.how !== 'setTo' && draft.unit === 'percent';
  const label = draft.how === 'setTo' ? t.newPrice : isPercent ? t.byPercent : t.byAmount;
  return (
    <>
      <ChoiceBox
        label={t.how}
        name="how"
        required
        options={optionsOf(['raise', 'lower', 'setTo'], t)}
        value={draft.how}
        onValue={(how) => set({ how: how ?? 'raise' })}
      />
      {draft.how !== 'setTo' && (
        <ChoiceBox
          label={t.unit}
          name="unit"
          required
          options={optionsOf(['percent', 'amount'], t)}
          value={draft.unit}
          onValue={(unit) => set({ unit: unit ?? 'percent', value: null })}
        />
      )}
      <ScaledBox
        key={label}
        label={label}
        name="value"
        kind={isPercent ? 'percent' : 'cents'}
        unit={isPercent ? '%' : currency === 'EUR' ? '€' : currency}
        value={draft.value}
        onValue={(value) => set({ value })}
      />
    </>
  );
}

function Rounded({ draft, set, t }: PartProps) {
  return (
    <>
      <ChoiceBox
        label={t.rounding}
        name="rounding"
        required
        options={optionsOf(roundings, t.roundings)}
        value={draft.rounding}
        onValue={(rounding) => set({ rounding: rounding ?? 'cent' })}
      />
      <ChoiceBox
        label={t.direction}
        name="direction"
        required
        options={optionsOf(roundingDirections, t.directions)}
        value={draft.direction}
        onValue={(direction) => set({ direction: direction ?? 'nearest' })}
      />
    </>
  );
}
