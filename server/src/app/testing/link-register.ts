import { randomUUID } from 'node:crypto';
import { postFields } from './post.ts';
import type { Answer, Door } from './test-app.ts';

/** What a register says of itself when it asks to be linked. */
export interface TestRegister {
  readonly name: string;
  readonly posVersion: string;
  readonly hardwareSerial: string;
  readonly databaseId: string;
}

/** A till fresh from its box; give what the test is about. */
export const newRegister = (given: Partial<TestRegister> = {}): TestRegister => ({
  name: 'Counter',
  posVersion: '5.9.3',
  hardwareSerial: randomUUID(),
  databaseId: randomUUID(),
  ...given,
});

interface FormAnswer {
  readonly status: number;
  readonly body: Record<string, string>;
}

/** POSTs a form to /connect/… */
export const postForm = async (
  app: Door,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<FormAnswer> => {
  const { status, body } = await postFields(`${app.url}${path}`, form);
  return { status, body: body as Record<string, string> };
};

/** The codes that the register shows and polls with (RFC 8628 3.2), or the error. */
export const askForCode = (app: Door, register: TestRegister): Promise<FormAnswer> =>
  postForm(app, '/connect/deviceauthorization', {
    client_id: 'register',
    scope: 'offline_access api',
    name: register.name,
    device_type: 'desktop',
    pos_version: register.posVersion,
    hardware_serial: register.hardwareSerial,
    database_id: register.databaseId,
  });

/** Polls once for the tokens of a code. */
export const pollForTokens = (app: Door, deviceCode: string): Promise<FormAnswer> =>
  postForm(app, '/connect/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: 'register',
    device_code: deviceCode,
  });

/** Does what the setup wizard does with a code. */
export const approve = (
  app: Door,
  person: string,
  userCode: string,
  unitId: string,
  name = 'Counter',
): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($register: ApproveRegisterInput!) { approveRegister(register: $register) { isSuccess modelId } }',
    { register: { userCode, name, deviceType: 'desktop', businessType: 'hospitality', unitId } },
  );

/** Makes a branch (or what is given) and returns its id. */
export const createUnit = async (
  app: Door,
  person: string,
  unit: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const answer = await app.call(
    '/graphql',
    person,
    'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }',
    { unit: { name: `Branch ${randomUUID().slice(0, 8)}`, ...unit } },
  );
  const saved = answer.data?.saveOrganizationUnit as { modelId: string } | undefined;
  if (!saved) throw new Error(`no unit: ${JSON.stringify(answer)}`);
  return saved.modelId;
};

export interface LinkedRegister extends TestRegister {
  readonly deviceId: string;
  readonly unitId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Links a register over HTTP, as a real one is linked: it asks for a code, a person approves it, it polls for its
 * tokens.
 * @param person access token of somebody who may link registers
 * @param unitId its branch; a new one by default
 */
export const linkRegister = async (
  app: Door,
  person: string,
  { unitId, ...given }: Partial<TestRegister> & { readonly unitId?: string } = {},
): Promise<LinkedRegister> => {
  const register = newRegister(given);
  const branch = unitId ?? (await createUnit(app, person));
  const { body: codes } = await askForCode(app, register);
  const approved = await approve(app, person, codes.user_code ?? '', branch, register.name);
  const { body: tokens } = await pollForTokens(app, codes.device_code ?? '');
  const saved = approved.data?.approveRegister as { modelId: string } | undefined;
  if (!saved || !tokens.access_token || !tokens.refresh_token) {
    throw new Error(`not linked: ${JSON.stringify({ codes, approved, tokens })}`);
  }
  return {
    ...register,
    deviceId: saved.modelId,
    unitId: branch,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
};
