import Alert from '@mui/material/Alert';
import { unreadableCauses } from '@tresen/domain/fiscal/archives';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { TseArchive } from './archives.queries.ts';
import { archivesTexts, causeTexts } from './archives-texts.ts';

const severities = { sound: 'success', doubtful: 'warning', unreadable: 'error' } as const;

/** What is said of an archive in the end, in a few sentences. */
export const ArchiveVerdict = ({ archive }: { readonly archive: TseArchive }) => {
  const t = useTexts(archivesTexts);
  const causes = useTexts(causeTexts);
  const f = useFormats();
  const { verdict, inCloud, receiptTransactions, counts } = archive;
  if (verdict !== 'sound' && verdict !== 'doubtful' && verdict !== 'unreadable') return null;
  const cause = unreadableCauses.find((one) => one === archive.cause);
  const lacking = counts.find(({ finding }) => finding === 'transactionMissing')?.count ?? 0;
  const sentences = [
    verdict === 'sound' && t.soundText,
    cause && causes[cause],
    inCloud !== null &&
      receiptTransactions !== null &&
      t.inCloud(f.number(inCloud), f.number(receiptTransactions)),
    lacking > 0 && t.missing(lacking, f.number(lacking)),
  ].filter(Boolean);
  return <Alert severity={severities[verdict]}>{sentences.join(' ') || t[verdict]}</Alert>;
};
