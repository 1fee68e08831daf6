import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** The registers that a device knows, and what they have begun with it. */
export const ClientsPanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const { clients, mostClients, registers, openTransactions: open, mostTransactions } = device;
  const nameOf = (id: string) => registers.find(({ clientId }) => clientId === id)?.registerName;
  const counted =
    clients && mostClients !== null ? t.clientsOf(clients.length, mostClients) : clients?.length;
  return (
    <Panel title={t.clients}>
      {clients === null && <p className={styles.muted}>{t.noClients}</p>}
      <FactList
        facts={[
          { name: t.clientId, value: device.clientId },
          { name: t.known, value: counted },
          {
            name: t.register,
            value:
              clients &&
              clients.length > 0 &&
              clients.map((id) => <div key={id}>{[id, nameOf(id)].filter(Boolean).join(' · ')}</div>),
          },
          {
            name: t.openTransactions,
            value:
              open === null
                ? null
                : mostTransactions === null
                  ? f.number(open)
                  : t.transactionsOf(open, mostTransactions),
          },
        ]}
      />
    </Panel>
  );
};
