import type { ExternalProviderSettings } from '../account/index.ts';
import { isLoopbackHost } from '../kit/frontends/index.ts';

/** The settings of external sign-ins, as they were read. */
interface ProviderConfig {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME?: string | undefined;
  readonly OIDC_TENANT?: string | undefined;
}

type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings of external sign-ins (OIDC_…), each as it stands behind "Settings:". */
export const faultsOfProvider = (given: Given): string[] => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID } = given;
  const others = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_TENANT'];
  if (!OIDC_ISSUER)
    return others.filter((name) => given[name]).map((name) => `${name} needs OIDC_ISSUER beside it`);
  return [
    ...(OIDC_CLIENT_ID ? [] : ['OIDC_CLIENT_ID is needed with OIDC_ISSUER']),
    ...(isReadOnTheWay(OIDC_ISSUER) ? ['OIDC_ISSUER begins with https://'] : []),
  ];
};

/** The provider with which people may sign in; undefined when none is configured. */
export const externalProviderOf = (config: ProviderConfig): ExternalProviderSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = config;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: config.OIDC_CLIENT_SECRET,
    name: config.OIDC_NAME ?? new URL(issuer).hostname,
    tenantId: config.OIDC_TENANT,
  };
};

/** The client's secret and the codes go there. */
function isReadOnTheWay(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'http:' && !isLoopbackHost(hostname ?? '');
}
