import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file of the server as it is built (tools/bundle-server.mjs): the file, its line and column. */
const place = /((?:file:\/\/)?[^\s()]*\/server\/dist\/[\w.-]+\.mjs):(\d+):(\d+)/g;

type Maps = Map<string, SourceMap | undefined>;

/** By file. They are large, and bugs are rare; those of a burst share them. */
let kept: WeakRef<Maps> | undefined;

/** A stack with the lines of the sources in place of those of the built server; as it is where there is no map. */
export const inSources = (stack: string): string => {
  const maps = kept?.deref() ?? new Map<string, SourceMap | undefined>();
  kept = new WeakRef(maps);
  return stack.replaceAll(place, (whole, address: string, line: string, column: string) => {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return whole;
    return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
};

function mapOf(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined; // another build, whose maps are gone
  }
}
