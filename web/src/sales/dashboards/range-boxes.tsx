import { changedParams, useAddress, useChangeParams } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';

interface RangeBoxesProps {
  /** The range that the figures have, also where the address names none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The first and the last day, in the address; one beyond the other takes it along. */
export const RangeBoxes = ({ from, to }: RangeBoxesProps) => {
  const t = useTexts(analyticsTexts);
  const { params } = useAddress();
  const changeParams = useChangeParams();
  const rangeOf = (address: URLSearchParams) => ({
    first: address.get('from') ?? from ?? '',
    last: address.get('to') ?? to ?? '',
  });
  const { first, last } = rangeOf(params);
  const isBehind = (one: string, other: string) => one !== '' && other !== '' && one > other;
  // Beside the other day as the address has it by then: of two that are typed one after the other, the first may not show yet.
  const changeFirst = (day: string) =>
    changeParams((current) =>
      changedParams(current, { from: day, ...(isBehind(day, rangeOf(current).last) && { to: day }) }),
    );
  const changeLast = (day: string) =>
    changeParams((current) =>
      changedParams(current, { to: day, ...(isBehind(rangeOf(current).first, day) && { from: day }) }),
    );
  return (
    <>
      <DateBox label={t.from} value={first} onChange={changeFirst} />
      <DateBox label={t.to} value={last} onChange={changeLast} />
    </>
  );
};
