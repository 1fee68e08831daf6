import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, deleteRecords, Mirror, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const branch = async () => {
  const made = await branchWithArticle(app, owner);
  const register = await linkRegister(app, owner, { unitId: made.unitId });
  const mirror = new Mirror(app, register);
  await mirror.sync();
  return { ...made, register, mirror };
};

type Given = Readonly<{ recordId: string; base?: object; changes?: object; id?: string }>;
const proposalOf = ({
  recordId,
  base = { price: 280 },
  changes = { price: 300 },
  id = randomUUID(),
}: Given) => ({
  id,
  entity: 'article',
  recordId,
  baseVersion: 1,
  base,
  changes,
  madeAt: '2026-11-21T10:00:00.000Z',
});

const propose = async (register: LinkedRegister, ...proposals: readonly unknown[]) => {
  const query = 'mutation($batch: String!) { proposeChanges(batch: $batch) { id isKept reason } }';
  const variables = { batch: JSON.stringify(proposals) };
  const answer = await app.call('/graphql/pos', register.accessToken, query, variables);
  return dataOf<{ proposeChanges: { isKept: boolean; reason: string | null }[] }>(answer).proposeChanges;
};

interface Shown {
  readonly id: string;
  readonly recordId: string;
  readonly recordName: string;
  readonly currentVersion: number | null;
  readonly isOutdated: boolean;
  readonly fields: readonly object[];
}

const shown = async (recordId: string, person = owner): Promise<Shown[]> => {
  const answer = await app.call(
    '/graphql/pos',
    person,
    `{ proposals(first: 100) { nodes { id recordId recordName currentVersion isOutdated unitName deviceName
      fields { field base current proposed isConflict } } totalCount } }`,
  );
  const { proposals } = dataOf<{ proposals: { nodes: Shown[] } }>(answer);
  return proposals.nodes.filter((one) => one.recordId === recordId);
};

const accept = (id: string, version: number, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($id: ID!, $version: Int!) { acceptProposal(id: $id, version: $version) {
      isSuccess message faults { path code } } }`,
    { id, version },
  );
const refuse = (id: string, reason: string | null, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!, $reason: String) { refuseProposal(id: $id, reason: $reason) { isSuccess message } }',
    { id, reason },
  );

const answers = async (register: LinkedRegister, ids: readonly string[]) => {
  const query = 'query($ids: [ID!]!) { proposalAnswers(ids: $ids) { id state reason } }';
  const answer = await app.call('/graphql/pos', register.accessToken, query, { ids });
  return dataOf<{ proposalAnswers: object[] }>(answer).proposalAnswers;
};

const article = async (id: string) => {
  const query = 'query($id: ID!) { article(id: $id) { price version lastModifiedByName } }';
  const answer = await app.call('/graphql/pos', owner, query, { id });
  return dataOf<{ article: { price: number; version: number } }>(answer).article;
};

const auditOf = async (id: string) => {
  const { rows } = await app.owner.query(
    'select action, actor_kind, new_values from audit_log where entity_id = $1 order by id',
    [id],
  );
  return rows as { action: string; actor_kind: string; new_values: object }[];
};

describe('contract 9: an edit made at a register', () => {
  it('changes nothing before a person has accepted it, and then comes as an ordinary change', async () => {
    const { register, mirror, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    expect(await propose(register, proposal)).toEqual([{ id: proposal.id, isKept: true, reason: null }]);
    expect(await article(articleId)).toMatchObject({ price: 280, version: 1 });
    expect((await mirror.step()).changes).toEqual([]);

    const [waiting] = await shown(articleId);
    expect(waiting).toMatchObject({
      currentVersion: 1,
      isOutdated: false,
      fields: [{ field: 'price', base: '280', current: '280', proposed: '300', isConflict: false }],
    });
    expect(dataOf(await accept(proposal.id, 1))).toMatchObject({ acceptProposal: { isSuccess: true } });
    expect(await article(articleId)).toMatchObject({
      price: 300,
      version: 2,
      lastModifiedByName: 'Olga Lindner',
    });
    expect((await mirror.step()).changes).toMatchObject([{ id: articleId, version: 2 }]);
    expect(await answers(register, [proposal.id])).toEqual([
      { id: proposal.id, state: 'accepted', reason: null },
    ]);
    expect(await shown(articleId)).toEqual([]);
    expect(await auditOf(proposal.id)).toMatchObject([{ action: 'accept', actor_kind: 'user' }]);
    expect((await auditOf(articleId)).at(-1)).toMatchObject({ action: 'update', new_values: { price: 300 } });
  });

  it('that is refused brings the version of the cloud once more, and the reason', async () => {
    const { register, mirror, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    await propose(register, proposal);
    expect(dataOf(await refuse(proposal.id, 'Preise macht die Chefin'))).toMatchObject({
      refuseProposal: { isSuccess: true },
    });
    const { changes } = await mirror.step();
    expect(changes).toMatchObject([{ id: articleId, version: 1 }]);
    expect(JSON.parse(changes[0]?.content ?? '')).toMatchObject({ price: 280 });
    expect(await answers(register, [proposal.id])).toEqual([
      { id: proposal.id, state: 'refused', reason: 'Preise macht die Chefin' },
    ]);
    expect(await auditOf(proposal.id)).toMatchObject([
      { action: 'refuse', new_values: { reason: 'Preise macht die Chefin' } },
    ]);
  });

  it('shows beside what was changed in the cloud meanwhile, and never over what nobody saw', async () => {
    const { register, articleId, articleValues } = await branch();
    const proposal = proposalOf({
      recordId: articleId,
      changes: { price: 300, plu: '77' },
      base: { price: 280, plu: null },
    });
    await propose(register, proposal);
    await saveRecord(app, owner, 'article', {
      id: articleId,
      version: 1,
      name: 'Mokka',
      ...articleValues,
      price: 290,
    });
    expect((await shown(articleId))[0]).toMatchObject({
      isOutdated: true,
      currentVersion: 2,
      fields: [
        { field: 'plu', isConflict: false },
        { field: 'price', base: '280', current: '290', proposed: '300', isConflict: true },
      ],
    });
    expect(dataOf(await accept(proposal.id, 1))).toMatchObject({
      acceptProposal: { isSuccess: false, message: 'CONFLICT' },
    });
    expect(await article(articleId)).toMatchObject({ price: 290 });
    expect(dataOf(await accept(proposal.id, 2))).toMatchObject({ acceptProposal: { isSuccess: true } });
    expect(await article(articleId)).toMatchObject({ price: 300, version: 3 });
  });

  it('keeps the rules: what would break one stays open, and says why', async () => {
    const { register, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId, changes: { ean: '123' }, base: { ean: null } });
    await propose(register, proposal);
    expect(dataOf(await accept(proposal.id, 1))).toMatchObject({
      acceptProposal: { isSuccess: false, faults: [{ path: 'ean', code: 'GTIN_CHECK_DIGIT' }] },
    });
    expect(await shown(articleId)).toHaveLength(1);
  });

  it('of a record that was deleted can only be refused', async () => {
    const { register, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    await propose(register, proposal);
    await deleteRecords(app, owner, 'Articles', [articleId]);
    expect(await shown(articleId)).toMatchObject([{ currentVersion: null }]);
    expect(errorOf(await accept(proposal.id, 1))).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await refuse(proposal.id, null))).toMatchObject({ refuseProposal: { isSuccess: true } });
  });

  it('is kept once, however often the register sends it, and answered one by one', async () => {
    const { register, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    const other = await branch();
    const sent = [
      proposal,
      { nonsense: true },
      proposalOf({ recordId: articleId, changes: { unheardOf: 1 } }),
      proposalOf({ recordId: other.articleId }),
      proposalOf({ recordId: randomUUID() }),
    ];
    const reasons = [null, 'MALFORMED', 'NOTHING_CHANGED', 'UNKNOWN_RECORD', 'UNKNOWN_RECORD'];
    expect((await propose(register, ...sent)).map(({ reason }) => reason)).toEqual(reasons);
    expect((await propose(register, ...sent)).map(({ reason }) => reason)).toEqual(reasons);
    expect(await shown(articleId)).toHaveLength(1);
  });

  it('rings until somebody has decided (SHL-45)', async () => {
    const { register, articleId, unitId } = await branch();
    const rings = async () => {
      const { rows } = await app.owner.query<{ count: number; isOver: boolean }>(
        `select (data ->> 'count')::int count, resolved_at is not null "isOver" from notifications
         where kind = 'changesProposed' and subject = $1`,
        [unitId],
      );
      return rows;
    };
    const proposals = [proposalOf({ recordId: articleId }), proposalOf({ recordId: articleId })];
    await propose(register, ...proposals);
    await propose(register, ...proposals);
    expect(await rings()).toEqual([{ count: 2, isOver: false }]);
    for (const { id } of proposals) await refuse(id, null);
    expect(await rings()).toEqual([{ count: 0, isOver: true }]);
  });

  it('that is decided is decided', async () => {
    const { register, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    await propose(register, proposal);
    await accept(proposal.id, 1);
    expect(errorOf(await accept(proposal.id, 2))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await refuse(proposal.id, null))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['nonsense', '{}', 'null'])('batch that is none is refused: %s', async (batch) => {
    const { register } = await branch();
    const query = 'mutation($batch: String!) { proposeChanges(batch: $batch) { id } }';
    const answer = await app.call('/graphql/pos', register.accessToken, query, { batch });
    expect(errorOf(answer)).toMatchObject({ code: 'MALFORMED_JSON' });
  });

  it('is of its own tenant alone, and answered to its own register alone', async () => {
    const { register, articleId } = await branch();
    const proposal = proposalOf({ recordId: articleId });
    await propose(register, proposal);
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await shown(articleId, stranger)).toEqual([]);
    expect(errorOf(await accept(proposal.id, 1, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await refuse(proposal.id, null, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    const { register: neighbour } = await branch();
    expect(await answers(neighbour, [proposal.id])).toEqual([]);
    expect(await answers(register, [proposal.id])).toMatchObject([{ state: 'open' }]);
  });
});
