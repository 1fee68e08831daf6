import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { switchableToggles } from '@tresen/domain/content/quick-panel';
import * as z from 'zod/mini';
import { type FilePlace, faultsOfFiles, filePlaceOf, isFilesUrl, keptText } from '../kit/files/index.ts';
import type { Frontends } from '../kit/frontends/index.ts';
import { faultsOfProvider } from './external-provider.ts';
import { faultsInProduction, faultsOfSecrets, type GivenSettings } from './settings-faults.ts';

const port = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is a port number, 0 to 65535'),
    ),
  z.transform((text) => Number(text)),
);
const instant = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
      'is a time in UTC, 2026-01-31T12:00:00Z',
    ),
  );
const address = z.string().check(z.refine(isAddress, 'is an address such as https://tresen.example'));
const page = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
      'is an address such as https://git.tresen.example/tresen',
    ),
  );
const addresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z
    .array(z.string())
    .check(z.refine((list) => list.every(isAddress), 'lists addresses such as https://tresen.example')),
);
const networks = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((each) => each.trim())),
  ),
  z
    .array(z.string())
    .check(z.refine((list) => list.every(isNetwork), 'lists addresses or networks such as 10.1.2.0/24')),
);
const smtp = z
  .string()
  .check(
    z.refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
      'is an address such as smtps://name:password@mail.example:465',
    ),
  );
const mailAddress = z
  .string()
  .check(z.regex(/^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/, 'is an address such as help@tresen.example'));
const sender = z
  .string()
  .check(
    z.regex(
      /^(?:[^\s<>@,;:"]+@[^\s<>@,;:"]+|[^\p{Cc}<>@,;:"]+ <[^\s<>@,;:"]+@[^\s<>@,;:"]+>)$/u,
      'is a sender such as Tresen <mail@tresen.example>',
    ),
  );
const secret = z.string().check(z.minLength(32, 'needs 32 characters or more'));
const quickSettings = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((name) => name.trim())),
  ),
  z.array(z.enum(switchableToggles, `can only name ${switchableToggles.join(', ')}`)),
);
const files = z
  .string()
  .check(z.refine(isFilesUrl, 'is file:/folder or s3://bucket/prefix?endpoint=https://host&region=name'));
const uuid = z.string().check(z.uuid('is the id of a tenant'));
const redis = z
  .string()
  .check(
    z.refine(
      (text) => /^rediss?:\/\//.test(text) && URL.canParse(text),
      'is an address such as rediss://name:password@redis.example:6379',
    ),
  );
const processes = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]|[1-5]\d|6[0-4])$/, 'is a number of processes, 1 to 64')),
  z.transform((text) => Number(text)),
);
const database = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'starts with postgresql://'));

/** Every setting of the server. `.env.example` lists the same names; a test compares them. */
export const settingsSchema = z.object({
  NODE_ENV: z._default(oneOf(['development', 'production', 'test']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z.optional(z.string()),
  STOP_DELAY: z._default(seconds(300), 5),
  STOP_DEADLINE: z._default(seconds(3_600), 20),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(database),
  REDIS_URL: z.optional(redis),
  PROCESSES: z._default(processes, 1),
  FILES_URL: z.optional(files),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z.optional(z.string()),
  PUBLIC_URL: z.optional(address),
  FRONTEND_URLS: z.optional(addresses),
  BACKUP_HOST: z.optional(address),
  FILES_HOST: z.optional(address),
  RECEIPTS_HOST: z.optional(address),
  REPORTING_HOST: z.optional(address),
  TRUSTED_PROXIES: z._default(networks, ['127.0.0.0/8', '::1']),
  SMTP_URL: z.optional(smtp),
  MAIL_FROM: z.optional(sender),
  SUPPORT_EMAIL: z.optional(mailAddress),
  SOURCE_URL: z.optional(page),
  SECRET: z.optional(secret),
  SECRET_PREVIOUS: z.optional(secret),
  OIDC_ISSUER: z.optional(page),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'has at most 40 characters'))),
  OIDC_TENANT: z.optional(uuid),
  ACCESS_POLICY: z._default(oneOf(['wide', 'strict']), 'wide'),
  DEMO: z._default(oneOf(['on', 'quiet', 'off']), 'on'),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(4, 'needs 4 characters or more'))),
  QUICK_SETTINGS: z._default(quickSettings, []),
  PUSH_COALESCING: z._default(oneOf(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'needs 16 characters or more'))),
  PUT_BACK: z.optional(z.string().check(z.maxLength(100, 'has at most 100 characters'))),
  NOW: z.optional(instant),
});

type Settings = z.infer<typeof settingsSchema>;
type Read = 'HOST' | 'DATA_DIR' | 'FILES_URL' | 'SECRET' | 'SECRET_PREVIOUS' | 'NOW' | 'FRONTEND_URLS';
export interface Config extends Omit<Settings, Read> {
  /** Where to listen; undefined: on this machine alone, under both of its addresses. */
  readonly HOST: string | undefined;
  readonly dataDir: string;
  /** Where pictures, exports, backups and all other files are kept. */
  readonly filePlace: FilePlace;
  /** The web apps to which a link in a mail may lead. */
  readonly frontends: Frontends;
  /** The one secret: seals keys at rest and derives refresh tokens. */
  readonly secret: Uint8Array;
  /** The one before, while it is being changed: what it has sealed and proved is good, and moves to the present one. */
  readonly previousSecret: Uint8Array | undefined;
  /** Milliseconds since 1970. A fixed start outside production when NOW is set (contract 29). */
  readonly now: () => number;
}

/** All faults of the settings in one message, so that an operator mends them in one go. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the settings. Makes the data folder.
 * @throws {ConfigError} naming every fault at once
 */
export const readConfig = (env: GivenSettings = process.env): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...faultsOfSecrets(given),
    ...faultsOfProvider(given),
    ...faultsOfFiles(given.FILES_URL ?? '', given),
    ...faultsInProduction(given),
    ...(Number(given.PROCESSES ?? 1) > 1 && !given.REDIS_URL ? ['PROCESSES above 1 needs REDIS_URL'] : []),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(`Settings: ${faults.join('; ')}.`);
  const {
    DATA_DIR,
    FILES_URL,
    SECRET: _secret,
    SECRET_PREVIOUS,
    NOW,
    FRONTEND_URLS: _urls,
    ...settings
  } = parsed.data;
  const dataDir = resolve(DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    ...settings,
    HOST: settings.HOST ?? (settings.NODE_ENV === 'production' ? '0.0.0.0' : undefined),
    dataDir,
    filePlace: FILES_URL
      ? filePlaceOf(FILES_URL, parsed.data)
      : { kind: 'folder', folder: join(dataDir, 'files') },
    frontends: frontendsOf(parsed.data),
    secret: readSecret(parsed.data, dataDir),
    previousSecret: SECRET_PREVIOUS === undefined ? undefined : Buffer.from(SECRET_PREVIOUS),
    now: clock(NOW),
  };
};

/** What a server process is told by the one that leads it, beside the settings. */
export const ledSettings = { ownerUrl: 'TRESEN_OWNER_URL', isQuiet: 'TRESEN_QUIET' } as const;

interface Led {
  /** Address of the database that the leading process has started. */
  readonly ownerUrl: string | undefined;
  /** Another one tells the operator where we are. */
  readonly isQuiet: boolean;
}

/** Of the process that leads this one; nothing where none does. */
export const readLed = (env: GivenSettings = process.env): Led => ({
  ownerUrl: env[ledSettings.ownerUrl] || undefined,
  isQuiet: Boolean(env[ledSettings.isQuiet]),
});

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/,]+$/.test(text) && URL.canParse(text);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return longest > 0 && isWhole && more.length === 0;
}

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, `is one of ${names.join(', ')}`);
}

function seconds(max: number) {
  return z.pipe(
    z
      .string()
      .check(z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) <= max, `is seconds, 0 to ${max}`)),
    z.transform((text) => Number(text)),
  );
}

function frontendsOf({ FRONTEND_URLS, PUBLIC_URL, NODE_ENV }: Settings): Frontends {
  return {
    origins: [...(FRONTEND_URLS ?? []), ...(PUBLIC_URL ? [PUBLIC_URL] : [])].map(
      (url) => new URL(url).origin,
    ),
    anyLoopback: NODE_ENV !== 'production' && !FRONTEND_URLS,
  };
}

function readSecret(settings: Settings, dataDir: string): Uint8Array {
  if (settings.SECRET) return Buffer.from(settings.SECRET);
  return Buffer.from(keptText(join(dataDir, 'secret'), () => randomBytes(48).toString('base64url')));
}

function clock(start: string | undefined): () => number {
  if (!start) return Date.now;
  const offset = Date.parse(start) - Date.now();
  return () => Date.now() + offset;
}
