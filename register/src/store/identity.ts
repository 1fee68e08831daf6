import type { DeviceType } from '@tresen/domain/fleet/devices';
import { type Country, countries } from '@tresen/domain/kit/countries';
import type { Store } from './open-store.ts';

/** What a register is, fixed before its first link; it stays the same for the life of the till. */
export type Identity = Readonly<{
  server: string;
  name: string;
  deviceType: DeviceType;
  posVersion: string;
  hardwareSerial: string;
  /** Id of the register system's own store; registers of one branch share it. */
  databaseId: string;
  /** 32 octets in hex, from which the software TSE makes its key. */
  tseSeed: string;
}>;

/** What the cloud said of this register when it was linked (`thisRegister`). */
export type LinkedRegister = Readonly<{
  deviceId: string;
  name: string;
  unitId: string;
  unitName: string;
  databaseId: string;
  zone: string;
  cutOffMinutes: number;
  currency: 'EUR' | 'CHF';
  country: string;
  /** Base addresses other than the server's own; one that was linked before it was told of them has none. */
  hosts?: Readonly<Record<'backup' | 'files' | 'receipts' | 'reporting', string | null>>;
}>;

export const readIdentity = (store: Store) => readSetting<Identity>(store, 'identity');
export const writeIdentity = (store: Store, identity: Identity) => writeSetting(store, 'identity', identity);

export const readLinkedRegister = (store: Store) => readSetting<LinkedRegister>(store, 'linkedRegister');
export const writeLinkedRegister = (store: Store, register: LinkedRegister) =>
  writeSetting(store, 'linkedRegister', register);

/** The country of this register's branch; Germany before it is linked. */
export function ownCountry(store: Store): Country {
  const linked = readLinkedRegister(store)?.country;
  return countries.find((one) => one === linked) ?? 'DE';
}

/** Reads a value that this register wrote itself with `writeSetting`; undefined when it never did. */
export function readSetting<T>(store: Store, name: string): T | undefined {
  const row = store.sql.get`select value from settings where name = ${name}`;
  return row === undefined ? undefined : (JSON.parse(String(row.value)) as T);
}

export function writeSetting(store: Store, name: string, value: unknown): void {
  store.sql.run`insert into settings (name, value) values (${name}, ${JSON.stringify(value)})
    on conflict (name) do update set value = excluded.value`;
}
