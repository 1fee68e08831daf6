import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { downloadFile } from '../../kit/download/index.ts';
import { sizeText, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import styles from './archives.module.css';
import { type TseArchive, useRemoveArchive } from './archives.queries.ts';
import { archivesTexts } from './archives-texts.ts';

interface Props {
  readonly archive: TseArchive;
}

/** What is known of an archive, and what can be done with it. */
export const ArchiveFacts = ({ archive }: Props) => {
  const t = useTexts(archivesTexts);
  const mayUse = useMayUse('Mutation.removeTseArchive');
  const facts = useFacts(archive);
  return (
    <Panel title={t.facts}>
      <FactList facts={facts} />
      {!archive.isRemovable && <p className={styles.muted}>{t.keep}</p>}
      {mayUse && <Actions archive={archive} />}
    </Panel>
  );
};

function Actions({ archive: { id, securityDeviceId, state, received, size, isRemovable } }: Props) {
  const t = useTexts(archivesTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useRemoveArchive();
  const isThere = state !== 'same' && received === size;
  const removeIt = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify.success(t.removed);
        void navigate(`/manage/data/securityDevices/${securityDeviceId}`);
      },
      onError: notify.failure,
    });
  return (
    <div className={styles.actions}>
      {isThere && (
        <Button
          variant="outlined"
          onClick={() => void downloadFile(`/api/tse-archives/${id}/archive.tar`).catch(notify.failure)}
        >
          {t.download}
        </Button>
      )}
      {isRemovable && (
        <Button color="error" loading={remove.isPending} onClick={removeIt}>
          {t.remove}
        </Button>
      )}
    </div>
  );
}

function useFacts(archive: TseArchive): readonly Fact[] {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  const { zone, firstAt, lastAt, receivedAt, checkedAt, logs, verified, clientIds, sha256 } = archive;
  const { transactions, firstTransaction, lastTransaction } = archive;
  const facts: readonly (Fact | false)[] = [
    { name: t.file, value: archive.name },
    { name: t.size, value: sizeText(archive.size, f) },
    { name: t.sender, value: archive.senderName },
    receivedAt !== null && { name: t.receivedAt, value: f.dateTime(receivedAt, zone) },
    checkedAt !== null && { name: t.checkedAt, value: f.dateTime(checkedAt, zone) },
    firstAt !== null &&
      lastAt !== null && {
        name: t.period,
        value: t.fromTo(f.dateTime(firstAt, zone), f.dateTime(lastAt, zone)),
      },
    logs !== null &&
      verified !== null && { name: t.verified, value: t.ofLogs(f.number(verified), f.number(logs)) },
    transactions !== null &&
      firstTransaction !== null &&
      lastTransaction !== null && {
        name: t.transactions,
        value: t.transactionsOf(
          f.number(transactions),
          f.number(firstTransaction),
          f.number(lastTransaction),
        ),
      },
    clientIds.length > 0 && { name: t.clients, value: clientIds.join(', ') },
    sha256 !== null && { name: t.hash, value: sha256 },
  ];
  return facts.filter((fact) => fact !== false);
}
