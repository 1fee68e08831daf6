import type { Tokens } from '../store/index.ts';
import { Failure } from './failure.ts';
import { type Answered, postForm } from './http.ts';

/** What a register asks with, when it wants to be linked (docs/register-integration.md section 1). */
export type DeviceRequest = Readonly<{
  name: string;
  deviceType: string;
  posVersion: string;
  hardwareSerial: string;
  databaseId: string;
}>;

/** The code to show, and how long (seconds) and how often (seconds) to ask for its approval. */
export type DeviceCode = Readonly<{
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  expiresIn: number;
  interval: number;
}>;

const clientId = 'register';

/** Starts the device authorization (RFC 8628 section 3.1). */
export async function requestDeviceCode(server: string, request: DeviceRequest): Promise<DeviceCode> {
  const body = succeeded(
    await postForm(server, '/connect/deviceauthorization', {
      client_id: clientId,
      scope: 'offline_access api',
      name: request.name,
      device_type: request.deviceType,
      pos_version: request.posVersion,
      hardware_serial: request.hardwareSerial,
      database_id: request.databaseId,
    }),
  );
  return {
    deviceCode: String(body.device_code),
    userCode: String(body.user_code),
    verificationUri: String(body.verification_uri),
    verificationUriComplete: String(body.verification_uri_complete ?? body.verification_uri),
    expiresIn: Number(body.expires_in),
    interval: Number(body.interval ?? 5),
  };
}

/** Asks once for the tokens of a device code; throws a Failure with the OAuth error as its code. */
export async function requestDeviceTokens(server: string, deviceCode: string): Promise<Tokens> {
  const grant = 'urn:ietf:params:oauth:grant-type:device_code';
  return requestTokens(server, { grant_type: grant, client_id: clientId, device_code: deviceCode });
}

/** Exchanges a refresh token; Failure `unlinked` when the cloud no longer knows it. */
export async function refreshTokens(server: string, refresh: string): Promise<Tokens> {
  try {
    return await requestTokens(server, {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refresh,
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid_grant') throw error;
    throw new Failure('unlinked', error.code, `this register is no longer linked: ${error.message}`);
  }
}

/** Signs a user in (password grant, API-01); the access token is all that approving a register needs. */
export async function signIn(server: string, email: string, password: string): Promise<string> {
  const form = { grant_type: 'password', username: email, password, scope: 'openid api' };
  return String(succeeded(await postForm(server, '/connect/token', form)).access_token);
}

async function requestTokens(server: string, form: Readonly<Record<string, string>>): Promise<Tokens> {
  const body = succeeded(await postForm(server, '/connect/token', form));
  return {
    access: String(body.access_token),
    refresh: String(body.refresh_token),
    expiresAt: Date.now() + Number(body.expires_in) * 1000,
  };
}

/** The body of a successful answer; otherwise a Failure with the OAuth error and its description. */
function succeeded({ status, body }: Answered): Record<string, unknown> {
  const fields = (body ?? {}) as Record<string, unknown>;
  if (status === 200) return fields;
  const code = String(fields.error ?? `HTTP_${status}`);
  throw new Failure('refused', code, String(fields.error_description ?? code));
}
