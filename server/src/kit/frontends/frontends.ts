/** The web apps to which a link in a mail may lead. */
export interface Frontends {
  /** Origins such as https://tresen.example. */
  readonly origins: readonly string[];
  /** Any port of this machine too: development only. */
  readonly anyLoopback: boolean;
}

// Nothing but scheme, host and port: no name before an @, no backslash, path, query or control character.
const bareOrigin = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?\/?$/i;
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** True for the host of an address, as `URL` gives it, that is this machine. */
export const isLoopbackHost = (hostname: string): boolean => loopbackHost.test(hostname);

/**
 * Whether a link in a mail may begin with this address, which a stranger has sent: compared as origin, so that
 * `https://tresen.example.evil` or `https://tresen.example@evil` is not ours. A slash at the end is allowed: build
 * the link from `new URL(url).origin`.
 */
export const isFrontend = ({ origins, anyLoopback }: Frontends, url: string): boolean => {
  const parsed = bareOrigin.test(url) ? URL.parse(url) : null;
  if (!parsed) return false;
  return origins.includes(parsed.origin) || (anyLoopback && isLoopbackHost(parsed.hostname));
};
