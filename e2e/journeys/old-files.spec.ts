import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPicturePath } from '@tresen/domain/kit/pictures';
import type { Pool } from 'pg';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

/** So many that a kill at the first one meets the work in its middle. */
const count = 3_000;
/** What stands at the beginning of each file that is encrypted. */
const mark = Buffer.from('\x89TRSN\r\n\x1a', 'latin1');

let server: ServerProcess;
let database: Pool;

test.beforeAll(async () => {
  server = await startServerProcess();
  database = openOwnerDatabase(server.dataDir);
});
test.afterAll(async () => {
  await database.end();
  await server.remove();
});

interface OldPicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Pictures of texts as they lay on the disk before files were encrypted. */
const layOldPictures = (): OldPicture[] => {
  const folder = join(server.dataDir, 'files/content');
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, () => {
    const picture = { name: `${randomBytes(16).toString('hex')}.webp`, bytes: randomBytes(30_000) };
    writeFileSync(join(folder, picture.name), picture.bytes);
    return picture;
  });
};
const isSealed = ({ name }: OldPicture): boolean =>
  readFileSync(join(server.dataDir, 'files/content', name))
    .subarray(0, mark.length)
    .equals(mark);
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const cleanUp = () => database.query(`select add_job('cleanUp', '{}', interval '0', null, 5)`);

/** What is wrong with what somebody gets who loads pictures. */
const wrongOf = async (pictures: readonly OldPicture[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { name, bytes } of pictures) {
    const answer = await fetch(`${server.url}${textPicturePath(name)}`);
    const got = new Uint8Array(await answer.arrayBuffer());
    if (answer.status !== 200 || sumOf(got) !== sumOf(bytes)) wrong.push(`${name}: ${answer.status}`);
  }
  return wrong;
};

test(
  'files from before are encrypted by the clean-up while people read them, over a kill in its middle',
  inFull,
  async () => {
    test.setTimeout(300_000);
    const pictures = layOldPictures();
    const some = pictures.slice(0, 100);
    expect(await wrongOf(some)).toEqual([]);

    await cleanUp();
    await expect.poll(() => pictures.some(isSealed), { intervals: [5], timeout: 60_000 }).toBe(true);
    await server.kill();
    const sealed = pictures.filter(isSealed).length;
    expect(sealed).toBeGreaterThan(0);
    expect(sealed).toBeLessThan(count);

    await server.start();
    await cleanUp();
    // Read again and again, while each becomes another file.
    await expect
      .poll(async () => [await wrongOf(some), pictures.every(isSealed)], { timeout: 120_000 })
      .toEqual([[], true]);
    expect(await wrongOf(pictures)).toEqual([]);
  },
);
