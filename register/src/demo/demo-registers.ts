import type { BusinessType, DeviceType } from '@tresen/domain/fleet/devices';
import type { Formerly, Mishaps, ProfileName } from '../simulate/index.ts';
import type { DeviceFaultName } from '../tse/index.ts';

/** A register of the demo and what it sells. */
export type DemoRegister = Readonly<{
  /** Owner in whose tenant it is; the server makes these users. */
  owner: string;
  unit: string;
  name: string;
  deviceType: DeviceType;
  businessType: BusinessType;
  profile: ProfileName;
  /** Receipts of an ordinary day: less than such a business has, so that the demo is soon filled. */
  perDay: number;
  /** By how much it grows in a year, 0.06 for six per cent. */
  growth: number;
  /** For how many months it has sold before its first start, 25 by default: two years, and a month to compare with. */
  months?: number;
  /** What its articles were called, or cost, until so many days before its first start. */
  formerly?: readonly FormerArticle[];
  /** What went wrong so many days before its first start: what alerts, gaps and sync problems are for. */
  mishaps?: Readonly<Partial<Record<keyof Mishaps, number>>>;
  /** The key that is entered there at its first start; the server's demo has licences with these. */
  licenseKey?: string;
  /** What is wrong with its security device from its first start on: an alert to look at. */
  deviceFaults?: readonly DeviceFaultName[];
  /** Linked, and set to inactive: a till that sells in summer only. */
  rests?: true;
  /** Its last sale was yesterday, and nobody has heard of it since. */
  isLost?: true;
}>;

type FormerArticle = Omit<Formerly, 'until'> & Readonly<{ daysAgo: number }>;

const nightKiosk = 'Nachtkiosk';

/** Branches of the demo whose day does not end in the night, in minutes after midnight: the kiosk never closes. */
export const demoCutOffs: Readonly<Record<string, number>> = { [nightKiosk]: 0 };

/** Before prices rose in spring, and before two dishes were given better names. */
const formerly = {
  restaurant: [
    { key: '303', daysAgo: 170, text: 'Spätzle mit Käse' },
    { key: '302', daysAgo: 110, price: 2_290 },
    { key: '101', daysAgo: 110, price: 420 },
  ],
  garden: [
    { key: '501', daysAgo: 190, price: 940 },
    { key: '614', daysAgo: 190, text: 'Pommes' },
  ],
  shop: [
    { key: '1101', daysAgo: 140, price: 1_290 },
    { key: '1105', daysAgo: 80, text: 'Bauernbrot 1 kg' },
  ],
} as const satisfies Record<string, readonly FormerArticle[]>;

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
    growth: 0.07,
    formerly: formerly.restaurant,
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
    growth: 0.07,
    formerly: formerly.restaurant,
    licenseKey: 'DEMO1-SERVI-GASTR-BASI6-00002',
    mishaps: { clockSetBack: 1 },
    isLost: true,
  },
  {
    ...inn,
    unit: 'Biergarten',
    name: 'Ausschank',
    deviceType: 'desktop',
    profile: 'beer-garden',
    perDay: 45,
    growth: 0.11,
    formerly: formerly.garden,
    licenseKey: 'DEMO1-AUSSC-GASTR-BASI5-00003',
    mishaps: { forgottenClosing: 4 },
    // In 25 days.
    deviceFaults: ['expiring'],
  },
  {
    ...inn,
    unit: 'Biergarten',
    name: 'Eiswagen',
    deviceType: 'android',
    profile: 'beer-garden',
    perDay: 0,
    growth: 0,
    rests: true,
  },
  {
    ...inn,
    unit: nightKiosk,
    name: 'Kiosk',
    deviceType: 'desktop',
    profile: 'kiosk',
    perDay: 44,
    growth: 0.25,
    months: 9,
  },
  {
    ...shop,
    unit: 'Laden',
    name: 'Kasse 1',
    deviceType: 'desktop',
    profile: 'delicatessen',
    perDay: 40,
    growth: 0.05,
    formerly: formerly.shop,
    licenseKey: 'DEMO2-KASSE-RETAI-BASI5-00001',
  },
];
