import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { licencePath } from './licence-path.ts';
import { LicenceState } from './licence-state.tsx';
import styles from './licences.module.css';
import { deviceLicencesQuery } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** The licences that a register uses, at its own page. */
export const DeviceLicences = ({ deviceId }: { readonly deviceId: string }) => {
  const t = useTexts(licenceTexts);
  const query = useQuery(deviceLicencesQuery(deviceId));
  return (
    <Panel title={t.deviceTitle}>
      <Loaded query={query} skeleton={<Skeleton height={56} />}>
        {(licences) =>
          licences.length === 0 ? (
            <p className={styles.muted}>{t.deviceNone}</p>
          ) : (
            <ul className={styles.licences}>
              {licences.map(({ id, serial, name, state }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <LicenceState state={state} />
                  <Link to={licencePath(serial)} className={styles.link}>
                    <bdi>{serial}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
};
