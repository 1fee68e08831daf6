import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterSelect } from '../dashboards/index.ts';
import { hoursOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

/** Parts of a day: the last hour is the one that begins before the end. */
const parts = {
  morning: [5, 10],
  noon: [11, 14],
  afternoon: [15, 17],
  evening: [18, 22],
  night: [23, 4],
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as readonly Part[];

/** Hours of the branch's clock; other ones can stand in the address. */
export const HoursFilter = () => {
  const t = useTexts(reportTexts);
  const { params, change } = useAddress();
  const { fromHour, toHour } = hoursOf(params);
  const isAll = fromHour === null && toHour === null;
  const part = names.find((name) => parts[name][0] === fromHour && parts[name][1] === toHour);
  const own = t.ownHours(String(fromHour ?? 0), String(((toHour ?? 23) + 1) % 24));
  return (
    <FilterSelect
      label={t.hoursOfDay}
      value={isAll ? '' : (part ?? 'own')}
      options={[
        { value: '', title: t.allHours },
        ...names.map((value) => ({ value, title: t[value] })),
        ...(isAll || part ? [] : [{ value: 'own', title: own }]),
      ]}
      onValue={(value) => {
        const chosen = names.find((name) => name === value);
        const [from, to] = chosen ? parts[chosen] : [null, null];
        if (value !== 'own') change({ fromHour: from?.toString() ?? null, toHour: to?.toString() ?? null });
      }}
    />
  );
};
