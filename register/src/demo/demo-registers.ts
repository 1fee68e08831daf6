import type { BusinessType, DeviceType } from '@tresen/domain/fleet/devices';
import type { Mishaps, ProfileName } from '../simulate/index.ts';

/** A register of the demo and what it sells. */
export type DemoRegister = Readonly<{
  /** Owner in whose tenant it is; the server makes these users. */
  owner: string;
  unit: string;
  name: string;
  deviceType: DeviceType;
  businessType: BusinessType;
  profile: ProfileName;
  /** Receipts of an ordinary day: less than such a business has, so that the first start is quick. */
  perDay: number;
  /** What went wrong so many days before its first start: what alerts, gaps and sync problems are for. */
  mishaps?: Readonly<Partial<Record<keyof Mishaps, number>>>;
  /** The key that is entered there at its first start; the server's demo has licences with these. */
  licenseKey?: string;
  /** Linked, and set to inactive: a till that sells in summer only. */
  rests?: true;
}>;

const inn = { owner: 'owner@demo.example', businessType: 'hospitality' } as const;
const shop = { owner: 'owner@retail.demo.example', businessType: 'retail' } as const;

/** All registers of the demo; the first of a branch brings its database, the others share it. */
export const demoRegisters: readonly DemoRegister[] = [
  {
    ...inn,
    unit: 'Gasthaus',
    name: 'Tresen',
    deviceType: 'desktop',
    profile: 'restaurant',
    perDay: 42,
    licenseKey: 'DEMO1-THEKE-GASTR-PROF6-00001',
    mishaps: { lostReceipts: 6 },
  },
  {
    ...inn,
    unit: 'Gasthaus',
    name: 'Service mobil',
    deviceType: 'android',
    profile: 'restaurant',
    perDay: 16,
    licenseKey: 'DEMO1-SERVI-GASTR-BASI6-00002',
    mishaps: { clockSetBack: 1 },
  },
  {
    ...inn,
    unit: 'Biergarten',
    name: 'Ausschank',
    deviceType: 'desktop',
    profile: 'beer-garden',
    perDay: 45,
    licenseKey: 'DEMO1-AUSSC-GASTR-BASI5-00003',
    mishaps: { forgottenClosing: 4 },
  },
  {
    ...inn,
    unit: 'Biergarten',
    name: 'Eiswagen',
    deviceType: 'android',
    profile: 'beer-garden',
    perDay: 0,
    rests: true,
  },
  {
    ...shop,
    unit: 'Laden',
    name: 'Kasse 1',
    deviceType: 'desktop',
    profile: 'delicatessen',
    perDay: 40,
    licenseKey: 'DEMO2-KASSE-RETAI-BASI5-00001',
  },
];
