/**
 * Where the server itself answers. No page of the app begins with one of these words, nor with one and what some servers
 * leave out behind it: a full stop, a blank, `;x`.
 */
const servers =
  /^\/(?:connect|account|graphql|hubs|api|files|schemas|source|get-version|dev|metrics|healthz|readyz|\.well-known)[. ]*(?:[/;]|$)/i;
/** A file of the build: in one of its folders, or beside the page with an ending. */
const files = /^\/(?:(?:assets|icons|news|shop)(?:\/|$)|[^/]*\.[a-z0-9]{1,12}$)/i;

/** True for the path, without its query, of an address that is no page and where only the server has an answer. */
export const isServerPath = (path: string): boolean => servers.test(path);

/**
 * True for the path, without its query, of a file. Below other folders a dot says nothing: pages carry names of people's
 * own there, such as `/setting/organizations/17/bäckerei-müller-e.k`.
 */
export const isFilePath = (path: string): boolean => files.test(path);
