import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ButtonGridsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { recordParameter, recordPaths } from '../records/index.ts';

const pos = '/graphql/pos';

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const startAt = async (search: string) => {
  const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 600 };
  const answer = { data: { buttonTemplate: null, buttonGrids: [] } };
  const server = fakeServer({
    '/connect/token': [json(tokens)],
    [pos]: [json(answer)],
    '/graphql': [json({ data: { organizationUnits: [] } })],
  });
  const { buttonTemplates } = await import('./index.ts');
  const page = buttonTemplates.pages?.find(({ path }) => path === recordPaths.buttonTemplate.pattern);
  page?.startRequests?.(new URLSearchParams(search), { [recordParameter('buttonTemplate')]: 'template-1' });
  return server;
};

it('the address of the buttons asks for those in sight before the editor is here, which then takes the answer', async () => {
  const server = await startAt('?tab=buttons&app=Mobile_Pos');
  await expect.poll(() => callsOf(server, pos)).toHaveLength(1);
  expect(JSON.parse(String(callsOf(server, pos)[0]?.body))).toEqual({
    documentId: ButtonGridsDocument.__meta__?.hash,
    variables: { templateId: 'template-1', only: 'Mobile_Pos' },
  });
  const { fetchGrids } = await import('./editor/buttons-api.ts');
  expect(await fetchGrids('template-1', 'Mobile_Pos')).toBeNull();
  expect(callsOf(server, pos)).toHaveLength(1);
});

it('what else there is of a template asks for no buttons', async () => {
  const server = await startAt('');
  const { startButtons } = await import('./first-request.ts');
  startButtons('template-2', new URLSearchParams());
  const asked = () => callsOf(server, pos).map((call) => JSON.parse(String(call?.body)));
  const ofGrids = () => asked().filter(({ documentId }) => documentId === ButtonGridsDocument.__meta__?.hash);
  await expect.poll(() => ofGrids().length).toBeGreaterThan(0);
  expect(ofGrids().map(({ variables }) => variables.templateId)).toEqual(['template-2']);
});
