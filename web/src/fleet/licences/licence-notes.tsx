import Alert from '@mui/material/Alert';
import { licenceEndingDays } from '@tresen/domain/fleet/licences';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

const dayMs = 86_400_000;

/** What somebody has to know of a licence before anything else. @param props.now UTC milliseconds */
export const LicenceNotes = ({ licence, now }: { readonly licence: LicenceFacts; readonly now: number }) => {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const { state, endsAt } = licence;
  const day = endsAt === null ? '' : f.day(endsAt.slice(0, 10));
  if (state === 'blocked') return <Alert severity="error">{t.blockedNote}</Alert>;
  if (state === 'expired') return <Alert severity="error">{t.expiredNote(day)}</Alert>;
  return (
    <>
      {state === 'needsReactivation' && <Alert severity="warning">{t.reactivateNote}</Alert>}
      {state === 'inactive' && <Alert severity="info">{t.inactiveNote}</Alert>}
      {endsSoon(endsAt, now) && <Alert severity="warning">{t.endingNote(day)}</Alert>}
    </>
  );
};

function endsSoon(endsAt: string | null, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) - now <= licenceEndingDays * dayMs;
}
