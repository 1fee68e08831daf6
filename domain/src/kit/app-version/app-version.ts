/** Where a web app asks for the version that the server gives out (API-15): 5 is the web app's own number. */
export const versionPath = '/get-version/5';

/**
 * `major.minor.revision.nr` of a build's name, which may carry a tag behind it (decisions CON-25); undefined for any
 * other text, such as the page of a hotel's portal.
 */
export const versionOf = (build: string): string | undefined =>
  /^(\d{1,9}(?:\.\d{1,9}){3})(?:\s|$)/.exec(build)?.[1];
