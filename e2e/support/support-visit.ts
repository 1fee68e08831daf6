import { signInToApi } from './api.ts';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** A super administrator acts in the place of the owner for a moment and makes a branch of that name. */
export const visitAsSupport = async (
  { url }: ServerProcess,
  owner: string,
  branch: string,
): Promise<void> => {
  const { token, ask } = await signInToApi(url, 'superadmin@demo.example', demoPassword);
  const asOwner = await signInToApi(url, owner, demoPassword);
  const { me } = await asOwner.ask<{ me: { id: string; tenantId: string } }>(
    '/graphql',
    '{ me { id tenantId } }',
  );
  await ask('/graphql', 'mutation($userId: ID!) { switchUser(userId: $userId) { __typename } }', {
    userId: me.id,
  });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-override-tenant': me.tenantId,
    },
    body: JSON.stringify({
      query: 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { isSuccess } }',
      variables: { unit: { name: branch } },
    }),
  });
  if (!(await answer.text()).includes('"isSuccess":true')) throw new Error('the branch was not made');
  await ask('/graphql', 'mutation { clearSwitch { isSuccess } }');
};
