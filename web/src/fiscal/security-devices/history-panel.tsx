import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { DeviceCauses, DeviceHealth } from './device-state.tsx';
import styles from './security-devices.module.css';
import { type PastReport, pastReportsQuery, type SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

const atFirst = 8;

/** What was reported of a device before, the newest first. */
export const HistoryPanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const query = useQuery(pastReportsQuery(device.id));
  return (
    <Panel title={t.history}>
      <p className={styles.muted}>{t.historyText}</p>
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {(reports) => <Reports reports={reports} zone={device.zone} />}
      </Loaded>
    </Panel>
  );
};

function Reports({ reports, zone }: { readonly reports: readonly PastReport[]; readonly zone: string }) {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? reports : reports.slice(0, atFirst);
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((report) => (
          <li key={report.reportedAt}>
            <span>{f.dateTime(report.reportedAt, zone)}</span>
            <DeviceHealth health={report.health} />
            <span>{report.registerName}</span>
            {report.usedSignatures !== null && (
              <span>
                {t.usedSignatures}: {f.number(report.usedSignatures)}
              </span>
            )}
            {report.causes.length > 0 && (
              <span>
                <DeviceCauses causes={report.causes} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && reports.length > atFirst && (
        <div className={styles.actions}>
          <Button onClick={() => setWhole(true)}>{t.allReports(f.number(reports.length))}</Button>
        </div>
      )}
    </>
  );
}
