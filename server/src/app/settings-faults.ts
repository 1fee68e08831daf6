import { endpointIn } from '../kit/files/index.ts';
import { isLoopbackHost } from '../kit/frontends/index.ts';
import { isWeakSecret } from '../kit/secrets/index.ts';

/** Settings as they are given, before any of them is read. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;

/** One text that is used as two secrets. */
export const faultsOfSecrets = ({ SECRET, SECRET_PREVIOUS, METRICS_TOKEN }: GivenSettings): string[] => {
  return [
    ...(SECRET_PREVIOUS && SECRET === SECRET_PREVIOUS ? ['SECRET_PREVIOUS is the same as SECRET'] : []),
    // It stands in the settings of the monitoring, and goes over the network every few seconds.
    ...(METRICS_TOKEN && [SECRET, SECRET_PREVIOUS].includes(METRICS_TOKEN)
      ? ['METRICS_TOKEN must be another text than SECRET']
      : []),
  ];
};

/** What is right on a machine of one’s own and wrong where others come: none outside production. */
export const faultsInProduction = (given: GivenSettings): string[] => {
  const { NODE_ENV, NOW, DATABASE_URL, SMTP_URL } = given;
  if (NODE_ENV !== 'production') return [];
  return [
    ...faultsOfSecretsInProduction(given),
    ...(NOW ? ['NOW is not allowed in production'] : []),
    ...faultsOfAddresses(given),
    // Without it, mails would wait for nobody: nobody could confirm an address or get a new password.
    ...(SMTP_URL ? [] : ['SMTP_URL is needed in production']),
    // The passwords of the server's own roles are derived from it.
    ...(DATABASE_URL && !hasPassword(DATABASE_URL) ? ['DATABASE_URL names no password'] : []),
  ];
};

function faultsOfSecretsInProduction({ SECRET, METRICS_TOKEN }: GivenSettings): string[] {
  return [
    ...(SECRET ? [] : ['SECRET is needed in production']),
    ...(SECRET && isWeakSecret(SECRET)
      ? ['SECRET is easy to guess: let a machine choose it, openssl rand -base64 48']
      : []),
    ...(METRICS_TOKEN ? [] : ['METRICS_TOKEN is needed in production']),
  ];
}

function faultsOfAddresses({ PUBLIC_URL, FRONTEND_URLS, FILES_URL, ...given }: GivenSettings): string[] {
  const hosts = ['BACKUP_HOST', 'FILES_HOST', 'RECEIPTS_HOST', 'REPORTING_HOST'] as const;
  return [
    ...hosts
      .filter((name) => isReadOnTheWay(given[name] ?? ''))
      .map((name) => `${name} begins with https:// in production`),
    ...(isReadOnTheWay(endpointIn(FILES_URL ?? '') ?? '')
      ? ['The endpoint of FILES_URL begins with https:// in production']
      : []),
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL is needed in production']),
    ...(PUBLIC_URL && isReadOnTheWay(PUBLIC_URL) ? ['PUBLIC_URL begins with https:// in production'] : []),
    ...((FRONTEND_URLS ?? '').split(',').some(isReadOnTheWay)
      ? ['FRONTEND_URLS begin with https:// in production']
      : []),
  ];
}

/** A link with a token, and the token of every call, must not cross a network in the clear. */
function isReadOnTheWay(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'http:' && !isLoopbackHost(hostname ?? '');
}

function hasPassword(url: string): boolean {
  return URL.parse(url)?.password !== '';
}
