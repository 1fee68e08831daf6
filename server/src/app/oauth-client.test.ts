import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approve, createUnit } from './testing/link-register.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

// A client that follows the RFCs to the letter, and refuses what does not. It knows nothing of this server but its address.
const email = 'owner@demo.example';
const register: oauth.Client = { client_id: 'register' };
// The password grant takes no client_id (API-01); the client sends one wherever it can, and servers ignore what they do
// not know (RFC 6749 3.2).
const web: oauth.Client = { client_id: 'web' };
const issuer = 'http://localhost:0';
const insecure = {
  [oauth.allowInsecureRequests]: true,
  // A server that takes any free port does not know it when it names itself.
  [oauth.customFetch]: (url: string, options: object): Promise<Response> =>
    fetch(url.replace(issuer, app.url), options),
};
const scope = 'offline_access openid profile email roles api';

let app: TestServer;
let server: oauth.AuthorizationServer;
beforeAll(async () => {
  app = await startTestApp();
  const response = await oauth.discoveryRequest(new URL(issuer), insecure);
  server = await oauth.processDiscoveryResponse(new URL(issuer), response);
});
afterAll(() => app.stop());

const signIn = async (): Promise<oauth.TokenEndpointResponse> => {
  const form = { username: email, password: 'Steg-am-Ufer-12', scope };
  const answer = await oauth.genericTokenEndpointRequest(
    server,
    web,
    oauth.None(),
    'password',
    form,
    insecure,
  );
  return oauth.processGenericTokenEndpointResponse(server, web, answer);
};
const refresh = async (client: oauth.Client, token: string | undefined) =>
  oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token ?? '', insecure),
  );
const userInfo = async (token: string) => oauth.userInfoRequest(server, web, token, insecure);

it('discovery, password, userinfo, refresh and revocation', async () => {
  const tokens = await signIn();
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, scope });
  const claims = await oauth.processUserInfoResponse(
    server,
    web,
    oauth.skipSubjectCheck,
    await userInfo(tokens.access_token),
  );
  expect(claims).toMatchObject({ email, role: 'owner' });
  const next = await refresh(web, tokens.refresh_token);
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  const revoked = await oauth.revocationRequest(
    server,
    web,
    oauth.None(),
    next.refresh_token ?? '',
    insecure,
  );
  await oauth.processRevocationResponse(revoked);
  await expect(refresh(web, next.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect((await userInfo(next.access_token)).status).toBe(401);
});

it('a wrong password and a scope that nobody has are refusals that it understands', async () => {
  const form = { username: email, password: 'falsch', scope };
  const answer = await oauth.genericTokenEndpointRequest(
    server,
    web,
    oauth.None(),
    'password',
    form,
    insecure,
  );
  await expect(oauth.processGenericTokenEndpointResponse(server, web, answer)).rejects.toMatchObject({
    error: 'invalid_grant',
    error_description: 'The username or password is invalid.',
  });
  await expect(
    oauth.processUserInfoResponse(server, web, oauth.skipSubjectCheck, await userInfo('kein.gutes.Token')),
  ).rejects.toBeInstanceOf(oauth.WWWAuthenticateChallengeError);
});

it('the device grant, from the code to a request of the register and a refresh', async () => {
  const asked = await oauth.deviceAuthorizationRequest(
    server,
    register,
    oauth.None(),
    {
      scope: 'offline_access api',
      name: 'Theke vorn',
      device_type: 'desktop',
      pos_version: '6.1.0',
      hardware_serial: 'SN-2041-7',
      database_id: crypto.randomUUID(),
    },
    insecure,
  );
  const codes = await oauth.processDeviceAuthorizationResponse(server, register, asked);
  const poll = async () =>
    oauth.processDeviceCodeResponse(
      server,
      register,
      await oauth.deviceCodeGrantRequest(server, register, oauth.None(), codes.device_code, insecure),
    );
  await expect(poll()).rejects.toMatchObject({ error: 'authorization_pending' });
  const person = (await signIn()).access_token;
  await approve(app, person, codes.user_code, await createUnit(app, person), 'Theke vorn');
  const tokens = await poll();
  const asRegister = await app.call('/graphql/pos', tokens.access_token, '{ thisRegister { name } }');
  expect(asRegister.data).toEqual({ thisRegister: { name: 'Theke vorn' } });
  const next = await refresh(register, tokens.refresh_token);
  const request = new Request(`${app.url}/graphql/pos`, {
    headers: { authorization: `Bearer ${next.access_token}` },
  });
  // RFC 9068: the access token is one that any holder of the published keys can check.
  expect(await oauth.validateJwtAccessToken(server, request, 'tresen', insecure)).toMatchObject({
    principal: 'register',
  });
});
