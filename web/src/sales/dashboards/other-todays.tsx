import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OtherToday } from '@tresen/domain/sales/dashboards';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnits } from '../../organization/units/index.ts';
import { bannerLook, maxNamed } from './dashboard-notices.tsx';
import { otherTodaysTexts } from './other-todays-texts.ts';

/** An address has room for so many branches. */
const maxLinked = 30;

/**
 * Says where another business day counts as today, since a report of today's date has other figures then; and leads to
 * those branches alone, whose figures are of one day again.
 */
export const OtherTodays = ({ others }: { readonly others: readonly OtherToday[] }) => {
  const t = useTexts(otherTodaysTexts);
  const f = useFormats();
  const units = useUnits();
  const { params } = useAddress();
  const [first] = others;
  if (!first) return null;
  const namesOf = ({ unitIds }: OtherToday) => {
    // In the order of the branches, as everywhere.
    const names = units.filter(({ id }) => unitIds.includes(id)).map(({ name }) => name);
    const named = names.slice(0, maxNamed);
    const more = unitIds.length - named.length;
    return named.length === 0
      ? t.countedBranches(f.number(more), more)
      : named.join(', ') + (more > 0 ? ` ${t.andMore(f.number(more))}` : '');
  };
  const onlyThose = changedParams(params, { units: first.unitIds });
  const action = others.length === 1 && first.unitIds.length <= maxLinked && (
    <Button component={Link} to={`/dashboards/home?${onlyThose}`} color="inherit">
      {t.onlyThose}
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" action={action} sx={bannerLook}>
      {others.map((other) => (
        <div key={other.day}>{t.otherToday(namesOf(other), f.weekday(other.day))}</div>
      ))}
      {t.otherTodayText}
    </Alert>
  );
};
