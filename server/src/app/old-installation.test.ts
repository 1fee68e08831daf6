import { createHash } from 'node:crypto';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { printSchema } from '../kit/db/printed-schema/index.ts';
import { createTestDatabase } from '../kit/db/testing.ts';
import { postForm } from './testing/link-register.ts';
import {
  askAgain,
  askedOfOldInstallation,
  filesOfOldInstallation,
  registerOfOldInstallation,
  restoreOldInstallation,
  untilSummedAgain,
} from './testing/old-installation.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { dataOf, startTestAppOn, type TestServer } from './testing/test-app.ts';

const owner = 'owner@demo.example';
const register = registerOfOldInstallation();
const picturePaths: Readonly<Record<string, string>> = {
  photos: '/files/photoURL',
  records: '/files/recordPictures',
};
/** Without brackets: a dump groups conditions in another way, of the same meaning. */
const schemaOf = async ({ ownerUrl }: { readonly ownerUrl: string }): Promise<string> =>
  (await printSchema(ownerUrl)).replaceAll(/[()]/g, '');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

// `distribute` is for the newest schema; what it makes of data is tested beside it.
describe.runIf(inject('coordinatorUrl') === '')(
  'an installation of an older version, after its update',
  () => {
    let app: TestServer;
    beforeAll(async () => {
      const { database, dataDir, settings } = await restoreOldInstallation();
      app = await startTestAppOn(database, settings, { dataDir });
      await untilSummedAgain(app);
    });
    afterAll(() => app?.stop());

    const ask = async <T>(query: string, variables = {}): Promise<T> =>
      dataOf<T>(await app.call('/graphql/pos', await app.signIn(owner), query, variables));
    const load = async (path: string): Promise<{ status: number; digest: string }> => {
      const authorization = `Bearer ${await app.signIn(owner)}`;
      const response = await fetch(`${app.url}${path}`, { headers: { authorization } });
      return { status: response.status, digest: sha256(Buffer.from(await response.arrayBuffer())) };
    };

    it('has the schema of a new one', async () => {
      const fresh = await createTestDatabase();
      try {
        expect(await schemaOf(app)).toBe(await schemaOf(fresh));
      } finally {
        await fresh.drop();
      }
    });

    it('lets its people in, and answers them what it answered before', async () => {
      const before = askedOfOldInstallation();
      expect(before.length).toBeGreaterThan(80);
      const now = await askAgain(app);
      for (const [index, asked] of before.entries()) expect(now[index], asked.query).toEqual(asked);
    });

    it('was not put back, and begins no epoch', async () => {
      const { rows } = await app.owner.query('select because from database_epochs');
      expect(rows).toEqual([{ because: 'first' }]);
    });

    it('shows the pictures of articles and people', inFull, async () => {
      const pictures = Object.entries(filesOfOldInstallation()).flatMap(([name, bytes]) => {
        const [, kind = '', picture = ''] = /^files\/(photos|records)\/(.+)$/.exec(name) ?? [];
        return picture ? [{ path: `${picturePaths[kind]}/${picture}`, digest: sha256(bytes) }] : [];
      });
      expect(pictures.length).toBeGreaterThan(20);
      for (const { path, digest } of pictures)
        expect(await load(path), path).toEqual({ status: 200, digest });
    });

    it('hands out the backup of a register, octet for octet', async () => {
      const { backups } = await ask<{ backups: { nodes: { id: string; sha256: string }[] } }>(
        '{ backups { nodes { id sha256 } } }',
      );
      expect(backups.nodes).toHaveLength(1);
      for (const { id, sha256: digest } of backups.nodes) {
        const sign = 'mutation($id: ID!) { signBackupDownload(id: $id) { path } }';
        const { signBackupDownload } = await ask<{ signBackupDownload: { path: string } }>(sign, { id });
        expect(await load(signBackupDownload.path)).toEqual({ status: 200, digest });
      }
    });

    it('hands out the archive of a security device, octet for octet', async () => {
      const archive = /^files\/tse-archives\/[^/]+\/([^/]+)\/0\.part$/;
      const archives = Object.entries(filesOfOldInstallation()).flatMap(([name, bytes]) => {
        const id = archive.exec(name)?.[1];
        return id ? [{ path: `/api/tse-archives/${id}/archive.tar`, digest: sha256(bytes) }] : [];
      });
      expect(archives).toHaveLength(1);
      for (const { path, digest } of archives) expect(await load(path)).toEqual({ status: 200, digest });
    });

    it('takes receipts of its registers, whose tokens go on', async () => {
      const receipts = '{ receipts(first: 1) { totalCount } }';
      const before = await ask<{ receipts: { totalCount: number } }>(receipts);
      const { body } = await postForm(app, '/connect/token', {
        ...{ grant_type: 'refresh_token', client_id: 'register', refresh_token: register.refreshToken },
      });
      const accessToken = body.access_token ?? '';
      const [one, other] = [receiptOf(register), receiptOf(register)];
      expect(outcomesOf(await pushBatch(app, { accessToken }, [one]))).toEqual(['stored']);
      expect(outcomesOf(await pushBatch(app, { accessToken }, [one, other]))).toEqual([
        'duplicate',
        'stored',
      ]);
      const after = await ask<{ receipts: { totalCount: number } }>(receipts);
      expect(after.receipts.totalCount - before.receipts.totalCount).toBe(2);
      expect(await ask('{ rollUpDifferences(from: "2026-11-01", to: "2026-11-30") { day } }')).toEqual({
        rollUpDifferences: [],
      });
    });
  },
);
