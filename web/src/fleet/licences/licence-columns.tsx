import { licenceList } from '@tresen/domain/fleet/licences';
import type { EntityWords } from '@tresen/domain/kit/entities';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Columns, useColumns } from '../../kit/list/index.ts';
import { type ColumnChoice, RecordLink, useFieldColumns } from '../../kit/record-list/index.ts';
import { licencePath } from './licence-path.ts';
import { LicenceState } from './licence-state.tsx';
import styles from './licences.module.css';
import type { LicenceRow } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** The register that uses a licence; one of another tenant has no name here. */
export const UsedBy = ({ licence }: { readonly licence: Pick<LicenceRow, 'deviceId' | 'deviceName'> }) => {
  const t = useTexts(licenceTexts);
  const { deviceId, deviceName } = licence;
  if (deviceId === null) return <span className={styles.muted}>{t.notUsed}</span>;
  if (deviceName === null) return t.usedElsewhere;
  return (
    <Link className={styles.link} to={`/setting/device/${deviceId}`}>
      <bdi>{deviceName}</bdi>
    </Link>
  );
};

/** The columns of the list. */
export const useLicenceColumns = (words: EntityWords): Columns<LicenceRow> => {
  const columns = useChoices();
  const fields = useFieldColumns({ entity: licenceList, words, currency: 'EUR', columns, pathOf });
  return useColumns('licences', fields);
};

function useChoices(): readonly ColumnChoice<LicenceRow>[] {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  return useMemo(
    () => [
      {
        field: 'serial',
        cell: (licence) => (
          <RecordLink to={pathOf(licence)}>
            <bdi className={styles.serial}>{licence.serial}</bdi>
          </RecordLink>
        ),
      },
      { key: 'name', name: t.licence, cell: ({ name }) => name },
      { field: 'state', isNamed: false, cell: ({ state }) => <LicenceState state={state} /> },
      'customerName',
      { key: 'register', name: t.register, isNamed: true, cell: (licence) => <UsedBy licence={licence} /> },
      { field: 'mainVersion', role: 'wide', cell: ({ mainVersion }) => t.mainVersionOf(String(mainVersion)) },
      {
        field: 'endsAt',
        isTableOnly: true,
        cell: ({ endsAt }) => (endsAt === null ? t.forever : f.day(endsAt.slice(0, 10))),
      },
      { field: 'appName', isExtra: true, isTableOnly: true },
      { field: 'appType', isExtra: true, isTableOnly: true },
      { field: 'licenceType', isExtra: true, isTableOnly: true },
    ],
    [t, f],
  );
}

function pathOf({ serial }: LicenceRow): string {
  return licencePath(serial);
}
