import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './backups.module.css';
import { backupSpaceQuery } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** From this share on people are warned: there is time left to make room. */
const scarce = 0.8;

/** How much of its room a tenant's backups take; registers are refused where none is left. */
export const BackupSpace = () => {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const { data } = useQuery(backupSpaceQuery);
  if (!data) return null;
  const { takenBytes, largestBytes, maxBytes } = data;
  // Rounded up, so that a little is not nothing.
  const gigabytes = (bytes: number) => `${f.number(Math.ceil(bytes / 100_000_000) / 10)} GB`;
  const words = t.spaceTaken(gigabytes(takenBytes), gigabytes(maxBytes));
  if (takenBytes + largestBytes > maxBytes)
    return <Alert severity="error">{`${words} ${t.spaceSpent(gigabytes(largestBytes))}`}</Alert>;
  if (takenBytes < scarce * maxBytes) return <p className={styles.space}>{words}</p>;
  return <Alert severity="warning">{`${words} ${t.spaceScarce}`}</Alert>;
};
