import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { ArchiveState } from './archive-state.tsx';
import styles from './archives.module.css';
import { archivesQuery, type TseArchiveRow, useSendArchive } from './archives.queries.ts';
import { archivesTexts } from './archives-texts.ts';

interface Props {
  readonly securityDeviceId: string;
  readonly serial: string;
}

/** The archives of a security device that were sent, with their verdicts; the owner sends one by hand. */
export const DeviceArchivesPanel = ({ securityDeviceId, serial }: Props) => {
  const t = useTexts(archivesTexts);
  const maySend = useMayUse('Mutation.beginTseArchive');
  const query = useQuery(archivesQuery(securityDeviceId));
  return (
    <Panel title={t.panel}>
      <p className={styles.muted}>{t.panelText}</p>
      <Loaded query={query} skeleton={<Skeleton height={60} />}>
        {(archives) => <Rows archives={archives} path={`/manage/data/securityDevices/${securityDeviceId}`} />}
      </Loaded>
      {maySend && <SendArchive serial={serial} />}
    </Panel>
  );
};

function Rows({ archives, path }: { readonly archives: readonly TseArchiveRow[]; readonly path: string }) {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  if (archives.length === 0) return <p>{t.none}</p>;
  return (
    <ul className={styles.rows}>
      {archives.map((archive) => (
        <li key={archive.id}>
          <Link to={`${path}/archives/${archive.id}`}>
            {f.dateTime(archive.receivedAt ?? archive.begunAt, archive.zone)}
          </Link>
          <ArchiveState archive={archive} />
          <bdi>{archive.name}</bdi>
          {archive.inCloud !== null && archive.receiptTransactions !== null && (
            <span>{t.inCloud(f.number(archive.inCloud), f.number(archive.receiptTransactions))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SendArchive({ serial }: { readonly serial: string }) {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState(0);
  const send = useSendArchive(serial, setPart);
  const notify = useNotify();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file?.size === 0) notify.error(t.emptyFile);
    else if (file)
      send.mutate(file, {
        onSuccess: () => notify.success(t.uploaded),
        onError: notify.failure,
      });
  };
  return (
    <div className={styles.actions}>
      <input ref={input} type="file" accept=".tar" hidden onChange={choose} aria-label={t.upload} />
      <Button variant="outlined" disabled={send.isPending} onClick={() => input.current?.click()}>
        {send.isPending ? t.uploading(f.share(Math.floor(100 * part) / 100)) : t.upload}
      </Button>
    </div>
  );
}
