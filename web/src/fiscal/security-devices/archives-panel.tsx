import { archiveStates } from '@tresen/domain/fiscal/security-devices';
import { sizeText, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { archiveTexts, securityDeviceTexts } from './security-devices-texts.ts';

/** The backups of a device with their states and dates (FIS-06). */
export const ArchivesPanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const states = useTexts(archiveTexts);
  const f = useFormats();
  const { archives, lastArchiveAt, zone } = device;
  if (device.kind !== 'tse') return null;
  if (archives.length === 0 && lastArchiveAt === null)
    return (
      <Panel title={t.archives}>
        <p className={styles.muted}>{t.noArchives}</p>
      </Panel>
    );
  return (
    <Panel title={t.archives}>
      <FactList
        facts={[
          { name: t.lastArchive, value: lastArchiveAt === null ? t.never : f.dateTime(lastArchiveAt, zone) },
        ]}
      />
      <ul className={styles.rows}>
        {archives.map(({ at, state, bytes }) => {
          const known = archiveStates.find((one) => one === state);
          return (
            <li key={at}>
              <span>{f.dateTime(at, zone)}</span>
              <span>{known ? states[known] : state}</span>
              {bytes !== null && <span>{sizeText(bytes, f)}</span>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
