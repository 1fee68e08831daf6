import { once } from 'node:events';
import { connect } from 'node:net';

/** 711 characters that ask for the schema of the schema of the schema. */
export const deepSchemaDocument =
  `{ __schema { types { ${'fields { type { '.repeat(9)}name ${'} } '.repeat(9)}} } }`.padEnd(711);

/** A document of so many lists of a hundred articles, each under a name of its own. */
export const manyLists = (aliases: number): string => {
  const list = 'articles(first: 100) { nodes { id name plu ean price unit } totalCount }';
  return `{ ${Array.from({ length: aliases }, (_, index) => `a${index}: ${list}`).join(' ')} }`;
};

/** Lines of which each announces a body and sends none of it. `cut` ends them. */
export const holdUnsentBodies = async (
  url: string,
  { count, path, token }: { readonly count: number; readonly path: string; readonly token?: string },
): Promise<{ readonly statuses: readonly number[]; cut(): void }> => {
  const { port, hostname } = new URL(url);
  const authorization = token ? [`authorization: Bearer ${token}`] : [];
  const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...authorization];
  const statuses: number[] = [];
  const lines = Array.from({ length: count }, () => {
    const line = connect(Number(port), hostname).on('error', () => undefined);
    line.on('data', (chunk) => void statuses.push(Number(chunk.toString('latin1', 9, 12))));
    line.write(`${[...head, 'content-length: 8000000'].join('\r\n')}\r\n\r\n`);
    return line;
  });
  await Promise.all(lines.map((line) => once(line, 'connect')));
  return {
    statuses,
    cut: () => {
      for (const line of lines) line.destroy();
    },
  };
};
