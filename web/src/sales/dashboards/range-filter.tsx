import { choiceOfRange, type RangeChoice, rangeOfChoice } from '@tresen/domain/sales/dashboards';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { FilterSelect } from './filter-select.tsx';
import { RangeBoxes } from './range-boxes.tsx';
import { useRangeOptions } from './use-range-options.ts';

/** What the page shows; undefined until it has come. */
export interface ShownRange {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

const freeRange = 'RANGE';

/** The days of Analytics: at a click, or any. */
export const RangeFilter = ({ shown }: { readonly shown: ShownRange | undefined }) => {
  const t = useTexts(analyticsTexts);
  const { params, change } = useAddress();
  const from = params.get('from') ?? shown?.from ?? '';
  const to = params.get('to') ?? shown?.to ?? '';
  const choices = useRangeOptions();
  const choice = shown && choiceOfRange({ from, to }, shown.today);
  // What is chosen before the figures have told the day waits for them.
  const [wish, setWish] = useState<RangeChoice>();
  const today = shown?.today;
  const fulfil = useEffectEvent((chosen: RangeChoice, day: string) => {
    setWish(undefined);
    change({ ...rangeOfChoice(chosen, day) });
  });
  useEffect(() => {
    if (wish && today) fulfil(wish, today);
  }, [wish, today]);
  return (
    <>
      <FilterSelect
        label={t.rangeChoice}
        value={wish ?? choice ?? freeRange}
        options={[...choices, { value: freeRange, title: t.ownRange }]}
        onValue={(value) => setWish(choices.find((one) => one.value === value)?.value)}
      />
      <RangeBoxes from={shown?.from} to={shown?.to} />
    </>
  );
};
