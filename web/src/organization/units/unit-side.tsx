import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { unitStatus } from '@tresen/domain/organization/units';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { UnitRegistersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { FactList, Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { LiveState } from './live-state.tsx';
import type { StoredUnit } from './unit.queries.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';

/** More are in the list of registers. */
const first = 10;

/** Beside the form of a branch: how it is, and its registers. */
export const UnitSide = ({ unit }: { readonly unit: StoredUnit }) => (
  <div className={styles.stack}>
    <Facts unit={unit} />
    <Registers unit={unit} />
  </div>
);

function Facts({ unit }: { readonly unit: StoredUnit }) {
  const t = useTexts(unitTexts);
  return (
    <Panel title={t.facts}>
      <FactList
        facts={[
          { name: t.status, value: unit.status === unitStatus.inactive ? t.inactive : t.active },
          { name: t.currency, value: unit.currency },
          { name: t.database, value: unit.databaseId ?? t.noDatabase },
        ]}
      />
    </Panel>
  );
}

function Registers({ unit }: { readonly unit: StoredUnit }) {
  const t = useTexts(unitTexts);
  const query = useQuery(registersQuery(unit.id));
  const isOpen = unit.status === unitStatus.active;
  return (
    <Panel title={t.registersTitle}>
      <Loaded query={query} skeleton={<Skeleton height={88} />}>
        {({ nodes, totalCount }) => (
          <>
            {nodes.length === 0 && <p className={styles.none}>{t.noRegisters}</p>}
            <ul className={styles.registers}>
              {nodes.map((device) => (
                <li key={device.id}>
                  <Link to={`/setting/device/${device.id}`}>{device.name}</Link>
                  <LiveState device={device} />
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              {isOpen && <ConnectButton />}
              {totalCount > nodes.length && (
                <Button component={Link} to={`/setting/devices?units=${unit.id}`}>
                  {t.allRegisters} ({totalCount})
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function registersQuery(id: string) {
  return {
    queryKey: ['devices', 'ofUnit', id],
    queryFn: async () => (await posApi.request(UnitRegistersDocument, { unitIds: [id], first })).deviceList,
    meta: { topics: ['devices'] as const },
  };
}

function ConnectButton() {
  const t = useTexts(unitTexts);
  const { change } = useAddress();
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => change({ setup: 'register' })}>
      {t.connect}
    </Button>
  );
}
