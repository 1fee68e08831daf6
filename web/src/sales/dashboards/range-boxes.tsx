import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

interface RangeBoxesProps {
  /** The range that the figures have, also where the address names none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The first and the last day, in the address; one beyond the other takes it along. */
export const RangeBoxes = ({ from, to }: RangeBoxesProps) => {
  const t = useTexts(dashboardTexts);
  const { params, change } = useAddress();
  const first = params.get('from') ?? from ?? '';
  const last = params.get('to') ?? to ?? '';
  const isBehind = (one: string, other: string) => one !== '' && other !== '' && one > other;
  return (
    <>
      <DateBox
        label={t.from}
        value={first}
        onChange={(day) => change({ from: day, ...(isBehind(day, last) && { to: day }) })}
      />
      <DateBox
        label={t.to}
        value={last}
        onChange={(day) => change({ to: day, ...(isBehind(first, day) && { from: day }) })}
      />
    </>
  );
};
